import {
  expect,
  test,
  type Browser,
  type Locator,
  type Page,
  type APIRequestContext,
} from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { comeBack } from './support/come-back';
import { holdSaves, save, saved, title } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { editor } from './support/people';
import { unique } from './support/samples';

const block = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Opens a block to write in; its title. */
async function write(page: Page, name: string) {
  await block(page, name).locator('[data-bar] [aria-expanded]').click();
  const field = block(page, name).getByRole('textbox', { name: 'Titel', exact: true });
  await field.focus();
  return field;
}

interface Saved {
  blocks: { title: string }[];
}

/** A page with three texts, open for the admin of the demo and for Jan. */
async function openTwice({
  page,
  request,
  browser,
}: {
  page: Page;
  request: APIRequestContext;
  browser: Browser;
}) {
  const admin = await asAdmin(request);
  const jan = await editor(request);
  const blocks = ['Een', 'Twee', 'Drie'].map((word) => ({ type: 'text', title: word }));
  const { slug } = await admin.post('/pages', { title: unique('Samen'), blocks });
  const theirs = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await beLoggedIn(page, ADMIN);
  await beLoggedIn(theirs, jan);
  for (const each of [page, theirs]) await each.goto(`/huisstijl/${slug}/edit`);
  const readTitles = async () =>
    (await admin.read<Saved>(`/admin/pages/${slug}`)).blocks.map((each) => each.title);
  return { theirs, jan, readTitles };
}

test(
  'two people write in different blocks: nobody is asked and nothing is lost',
  { tag: '@journey' },
  async ({ page, request, browser }) => {
    const { theirs, readTitles } = await openTwice({ page, request, browser });
    const letGo = await holdSaves(page);
    const mine = await write(page, 'Blok 1: Tekst');
    await page.keyboard.press('End');
    await page.keyboard.type(' van mij');
    await (await write(theirs, 'Blok 3: Tekst')).fill('Drie van Jan');
    await save(theirs);
    await letGo();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(block(page, 'Blok 3: Tekst')).toContainText('Drie van Jan');
    // Who was writing writes on.
    await expect(mine).toBeFocused();
    await page.keyboard.type(' en verder');
    await expect(mine).toHaveValue('Een van mij en verder');
    await save(page);
    expect(await readTitles()).toEqual(['Een van mij en verder', 'Twee', 'Drie van Jan']);
    // Who has nothing to save follows.
    await comeBack(theirs);
    await expect(block(theirs, 'Blok 1: Tekst')).toContainText('Een van mij en verder');
    await expect(theirs.getByRole('dialog')).toBeHidden();

    // Undo takes back own work only.
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(mine).toHaveValue('Een');
    await save(page);
    expect(await readTitles()).toEqual(['Een', 'Twee', 'Drie van Jan']);
    await theirs.context().close();
  },
);

test('two people write in the same blocks: each block says so, shows both versions, and one is chosen', async ({
  page,
  request,
  browser,
}) => {
  const { theirs, jan, readTitles } = await openTwice({ page, request, browser });
  const letGo = await holdSaves(page);
  for (const [name, word] of [
    ['Blok 1: Tekst', 'Een'],
    ['Blok 2: Tekst', 'Twee'],
  ] as const) {
    await (await write(page, name)).fill(`${word} van mij`);
    await (await write(theirs, name)).fill(`${word} van Jan`);
  }
  await (await write(theirs, 'Blok 3: Tekst')).fill('Drie van Jan');
  await save(theirs);
  const readTop = (of: Locator) =>
    of
      .getByRole('textbox', { name: 'Titel', exact: true })
      .evaluate((field) => field.getBoundingClientRect().top);
  const top = await readTop(block(page, 'Blok 2: Tekst'));
  await letGo();

  // The keys that are under way go where they went, and what is written stays where it is.
  const [one, second] = [block(page, 'Blok 1: Tekst'), block(page, 'Blok 2: Tekst')];
  await expect(second.getByText(/sloeg dit blok om \d\d:\d\d op, terwijl jij schreef/)).toContainText(
    jan.name,
  );
  await expect(second.getByRole('textbox', { name: 'Titel', exact: true })).toBeFocused();
  expect(Math.abs((await readTop(second)) - top)).toBeLessThan(2);
  await page.keyboard.type('!');
  await expect(second.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Twee van mij!');
  await second.getByRole('button', { name: 'Verschil' }).click();
  await expect(second.getByRole('insertion').filter({ hasText: 'Jan' })).toBeVisible();
  await page.keyboard.type('!');
  await expect(second.getByRole('insertion').filter({ hasText: 'mij!!' })).toBeVisible();
  await second.getByRole('button', { name: 'Houd de mijne' }).click();
  await expect(second.getByText(/sloeg dit blok/)).toBeHidden();
  await one.getByRole('button', { name: `Neem die van ${jan.name}` }).press('Enter');
  await expect(one).toContainText('Een van Jan');
  await expect(saved(page)).toBeVisible();
  expect(await readTitles()).toEqual(['Een van Jan', 'Twee van mij!!', 'Drie van Jan']);
  // What was not chosen is one step back.
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(block(page, 'Blok 1: Tekst')).toContainText('Een van mij');
  await theirs.context().close();
});

test('undo goes on after a reload, until logout', async ({ page, request }) => {
  const name = unique('Terug');
  const { slug } = await (await asAdmin(request)).post('/pages', { title: name });
  const jan = await editor(request);
  await beLoggedIn(page, jan);
  await page.goto(`/huisstijl/${slug}/edit`);
  await title(page).fill(`${name} gewijzigd`);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveValue(`${name} gewijzigd`);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(title(page)).toHaveValue(name);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await expect(title(page)).toHaveValue(`${name} gewijzigd`);
  await expect(saved(page)).toBeVisible();

  const count = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const open = indexedDB.open('kept-steps');
          open.onsuccess = () => {
            const all = open.result.transaction('steps').objectStore('steps').count();
            all.onsuccess = () => {
              open.result.close();
              resolve(all.result);
            };
          };
        }),
    );
  expect(await count()).toBe(1);
  await page.getByRole('button', { name: jan.name }).click();
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(count).toBe(0);
});

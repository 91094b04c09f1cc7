import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { openByKey } from './support/focus';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';
import { takenOver } from './support/taken-over';

const tree = (page: Page) => page.getByRole('navigation', { name: "Pagina's" });

test('sub-pages open, lead and close by keyboard', async ({ page }) => {
  await page.goto('/huisstijl/kleur');
  const toggle = tree(page).getByRole('button', { name: "Subpagina's van Logo" });
  const logo = tree(page).getByRole('link', { name: 'Logo', exact: true });
  const sub = tree(page).getByRole('link', { name: 'Beeldmerk' });
  await expect(tree(page).locator('[aria-current=page]')).toHaveText(/Kleur$/);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await takenOver(page);
  await logo.focus();
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(sub).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Beeldmerk' })).toBeFocused();
  await expect(tree(page).locator('[aria-current=page]')).toHaveText(/Beeldmerk$/);
  await openByKey(toggle);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(sub).toBeHidden();
});

interface Branch {
  id: string;
  pages: Branch[];
}

/** Drops the dragged row; returns the stored order of a page's sub-pages. */
async function drop(page: Page, parent: string): Promise<string[]> {
  const answer = page.waitForResponse(/\/pages\/[^/]+\/map$/);
  await page.keyboard.press('Space');
  const { data }: { data: Branch[] } = await (await answer).json();
  return data.find(({ id }) => id === parent)?.pages.map(({ id }) => id) ?? [];
}

/** Picks up the focused row, and waits a tick until it responds to arrow keys. */
async function pickUp(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: `${name} is opgepakt.` })).toBeAttached();
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}

test('pages are moved by keyboard', { tag: '@journey' }, async ({ page, request }) => {
  const admin = await asAdmin(request);
  const title = unique('Map');
  const parent = await admin.post('/pages', { title });
  const names = [unique('Eerste'), unique('Tweede'), unique('Derde')];
  const ids: string[] = [];
  for (const name of names) {
    ids.push((await admin.post('/pages', { title: name, parent_id: parent.id })).id);
  }
  const [first = '', second = '', third = ''] = names;
  const [one = '', two = '', three = ''] = ids;
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${parent.slug}/edit`);
  const rows = tree(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(names.join('|')) });
  const said = (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
  const handle = page.getByRole('button', { name: `Verplaats ${first}` });

  await test.step('down', async () => {
    await expect(rows).toContainText([first, second, third]);
    await handle.focus();
    await expect(handle).toHaveAccessibleDescription(/Druk op spatie om de pagina op te pakken/);
    await pickUp(page, first);
    await page.keyboard.press('ArrowDown');
    await said(`${first} staat nu op de plek van ${second}, als subpagina van ${title}.`);
    expect(await drop(page, parent.id)).toEqual([two, one, three]);
    await said(`${first} is neergezet.`);
    await expect(rows).toContainText([second, first, third]);
    await expect(handle).toBeFocused();
  });

  await test.step('picked up, and left where it was', async () => {
    await pickUp(page, first);
    await page.keyboard.press('ArrowDown');
    await said(`${first} staat nu op de plek van ${third}, als subpagina van ${title}.`);
    await page.keyboard.press('Escape');
    await said(`Geannuleerd. ${first} staat weer op zijn plek.`);
    await expect(rows).toContainText([second, first, third]);
    await expect(handle).toBeFocused();
  });

  await test.step('up to where it came from', async () => {
    await pickUp(page, first);
    await page.keyboard.press('ArrowUp');
    await said(`${first} staat nu op de plek van ${second}, als subpagina van ${title}.`);
    expect(await drop(page, parent.id)).toEqual([one, two, three]);
    await page.reload();
    await expect(rows).toContainText([first, second, third]);
  });

  await test.step('out of its parent and back', async () => {
    await page.getByRole('button', { name: `Verplaats ${third}` }).focus();
    await pickUp(page, third);
    await page.keyboard.press('ArrowLeft');
    await said(`${third} wordt een hoofdpagina.`);
    await page.keyboard.press('ArrowRight');
    await said(`${third} wordt een subpagina van ${title}.`);
    await page.keyboard.press('Escape');
    await said(`Geannuleerd. ${third} staat weer op zijn plek.`);
  });
});

test('a page with sub-pages is refused under another one, and says why while it is dragged', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const [above, title] = [unique('Boven'), unique('Met subpagina')];
  await admin.post('/pages', { title: above });
  const parent = await admin.post('/pages', { title });
  await admin.post('/pages', { title: unique('Sub'), parent_id: parent.id });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${parent.slug}/edit`);
  const handle = page.getByRole('button', { name: `Verplaats ${title}` });
  await handle.focus();
  await pickUp(page, title);
  await page.keyboard.press('ArrowRight');
  await expect(
    tree(page).getByText("Dit kan niet: een pagina met subpagina's kan niet onder een andere pagina."),
  ).toBeVisible();
  await page.keyboard.press('Space');
  await expect(tree(page).getByText('Dit kan niet')).toBeHidden();
  const nodes = await admin.list<Branch>('/admin/pages/map');
  expect(nodes.find(({ id }) => id === parent.id)?.pages).toHaveLength(1);
});

test('a page that is dropped on a closed one stands under it, and goes back on demand', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const [title, name] = [unique('Gesloten'), unique('Gesleept')];
  const parent = await admin.post('/pages', { title });
  const child = await admin.post('/pages', { title: unique('Binnen'), parent_id: parent.id });
  const leaving = await admin.post('/pages', { title: unique('Weg') });
  const dragged = await admin.post('/pages', { title: name });
  const children = async (): Promise<string[]> => {
    const nodes = await admin.list<Branch>('/admin/pages/map');
    return nodes.find(({ id }) => id === parent.id)?.pages.map(({ id }) => id) ?? [];
  };
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${dragged.slug}/edit`);
  const target = page.getByRole('button', { name: `Verplaats ${title}` });
  await page.getByRole('button', { name: `Verplaats ${name}` }).hover();
  const before = await target.boundingBox();
  if (!before) throw new Error('Nothing to drop on');
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  await page.mouse.down();
  await page.mouse.move(x, y + 12, { steps: 4 });
  await page.mouse.move(x, y, { steps: 4 });
  expect(await target.boundingBox()).toEqual(before);
  await page.mouse.up();

  const toggle = tree(page).getByRole('button', { name: `Subpagina's van ${title}` });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const message = page.getByRole('status').filter({ hasText: `${name} staat nu onder ${title}.` });
  await expect(message).toBeVisible();
  expect(await children()).toEqual([child.id, dragged.id]);
  // A colleague deletes a page that stood beside it.
  await admin.remove(`/pages/${leaving.id}`);
  await message.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `${name} staat weer op zijn plek.` }),
  ).toBeVisible();
  expect(await children()).toEqual([child.id]);
});

import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { closeSettings, kept, openSettings, saved, SAVES, title, toolbar } from './support/editor';
import { beLoggedIn, logInHere } from './support/log-in';
import { editor } from './support/people';
import { unique } from './support/samples';

/** Whether this browser stores a draft of the page. */
const isKept = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve) => {
        const open = indexedDB.open('kept-work');
        open.onsuccess = () => {
          const all = open.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => {
            open.result.close();
            resolve(JSON.stringify(all.result).includes(wanted));
          };
        };
      }),
    text,
  );

/** Kills a tab; a closed one would still save its work. */
async function kill(page: Page): Promise<void> {
  const killed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  // Nobody is left to answer.
  void devtools.send('Page.crash').catch(() => undefined);
  await killed;
}

async function loseSaves(page: Page): Promise<void> {
  await page.route(SAVES, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
}

test('a tab that is killed loses nothing', async ({ page, request }) => {
  const name = unique('Gered');
  const { slug } = await (await asAdmin(request)).post('/pages', { title: name });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await loseSaves(page);
  await title(page).fill(`${name} en wel`);
  await expect(kept(page)).toBeVisible();
  await kill(page);
  // Only now, because tabs of the same origin share the killed process.
  const again = await page.context().newPage();
  await again.goto(`/huisstijl/${slug}/edit`);
  await expect(
    again.getByText(/^Je hebt hier nog werk van vandaag \d\d:\d\d dat niet is opgeslagen\.$/),
  ).toBeVisible();
  await expect(title(again)).toHaveValue(name);
  await again.getByRole('button', { name: 'Verder met mijn werk' }).click();
  await expect(title(again)).toHaveValue(`${name} en wel`);
  await expect(saved(again)).toBeVisible();
  expect(await isKept(again, name)).toBe(false);

  // A page that has no title yet cannot be saved: it stays in the browser.
  const add = async (): Promise<void> => {
    await again.getByRole('link', { name: 'Pagina toevoegen' }).click();
  };
  await add();
  await expect(again).toHaveURL('/huisstijl/create');
  await expect(again.getByRole('heading', { name: 'Nieuwe pagina' })).toBeAttached();
  await openSettings(again);
  await again.getByLabel('Slug', { exact: true }).fill(unique('zonder').replace(' ', '-'));
  await closeSettings(again);
  await expect(toolbar(again).getByText('Nog niet opgeslagen')).toBeVisible();
  await again.goBack();
  await expect(again.getByRole('dialog')).toContainText('Weggaan zonder op te slaan?');
  await again.getByRole('button', { name: 'Weggaan' }).click();
  await expect(title(again)).toHaveValue(`${name} en wel`);
  await add();
  await expect(again.getByText(/^Je hebt hier nog werk/)).toBeVisible();
  await again.getByRole('button', { name: 'Weggooien' }).click();
  await expect(again.getByText(/^Je hebt hier nog werk/)).toBeHidden();
  await expect.poll(() => isKept(again, 'zonder-')).toBe(false);
});

test(
  'work goes on without a connection, and is sent when it is back',
  { tag: '@journey' },
  async ({ page, request, context }) => {
    const admin = await asAdmin(request);
    const name = unique('Tunnel');
    const { slug } = await admin.post('/pages', { title: name });
    await beLoggedIn(page, ADMIN);
    await page.goto(`/huisstijl/${slug}/edit`);
    await expect(title(page)).toHaveValue(name);
    await context.setOffline(true);
    await title(page).fill(`${name} in`);
    await expect(kept(page)).toBeVisible();
    await title(page).fill(`${name} uit`);
    await expect.poll(() => isKept(page, `${name} uit`)).toBe(true);
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();
    expect((await admin.read<{ title: string }>(`/admin/pages/${slug}`)).title).toBe(`${name} uit`);
  },
);

test('a session that ends keeps the place and the work; logging out does not', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const jan = await editor(request);
  const name = unique('Verlopen');
  const { slug } = await admin.post('/pages', { title: name });
  await beLoggedIn(page, jan);
  await page.goto(`/huisstijl/${slug}/edit`);
  await expect(title(page)).toHaveValue(name);
  const { id, email, password } = jan;
  const about = { firstName: 'Jan', lastName: jan.name.slice(4), email, roles: ['admin'], groups: [] };
  await admin.put(`/users/${id}`, { ...about, password });
  await title(page).fill(`${name} maar gered`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logInHere(page, jan);
  await expect(page).toHaveURL(`/huisstijl/${slug}/edit`);
  await expect(page.getByText(/^Je hebt hier nog werk/)).toBeVisible();
  await page.getByRole('button', { name: 'Verder met mijn werk' }).click();
  await expect(saved(page)).toBeVisible();
  expect((await admin.read<{ title: string }>(`/admin/pages/${slug}`)).title).toBe(`${name} maar gered`);

  await loseSaves(page);
  await title(page).fill(`${name} en weg`);
  await expect(kept(page)).toBeVisible();
  expect(await isKept(page, `${name} en weg`)).toBe(true);
  await page.getByRole('button', { name: jan.name }).click();
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('dialog')).toContainText('ben je ze kwijt');
  await page.getByRole('button', { name: 'Weggaan' }).click();
  await expect(page).toHaveURL('/login');
  expect(await isKept(page, `${name} en weg`)).toBe(false);
});

test('a link to log out asks before work is lost; who is no admin any more leaves nothing behind', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const jan = await editor(request);
  const name = unique('Adres');
  const { slug } = await admin.post('/pages', { title: name });
  await beLoggedIn(page, jan);
  await loseSaves(page);
  page.on('dialog', (dialog) => void dialog.accept());
  const leaveWork = async (words: string): Promise<void> => {
    await page.goto(`/huisstijl/${slug}/edit`);
    await title(page).fill(words);
    await expect(kept(page)).toBeVisible();
    await page.goto('/404');
    await expect(page.getByRole('button', { name: jan.name })).toBeVisible();
    expect(await isKept(page, words)).toBe(true);
  };
  await leaveWork(`${name} een`);
  await page.goto('/session/logout');
  await expect(page.getByRole('heading', { name: 'Uitloggen?' })).toBeVisible();
  await page.getByRole('link', { name: 'Ingelogd blijven' }).click();
  await expect(page).toHaveURL('/edit');
  expect(await isKept(page, name)).toBe(true);
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL('/login');
  expect(await isKept(page, name)).toBe(false);

  // A page that is open notices another session by itself.
  await page.goto('about:blank');
  await beLoggedIn(page, jan);
  await leaveWork(`${name} twee`);
  const about = { firstName: 'Jan', lastName: jan.name.slice(4), email: jan.email, groups: [] };
  await admin.put(`/users/${jan.id}`, { ...about, roles: ['user'] });
  await page.goto(`/huisstijl/${slug}/edit`);
  await expect(page).toHaveURL('/login');
  expect(await isKept(page, name)).toBe(false);
});

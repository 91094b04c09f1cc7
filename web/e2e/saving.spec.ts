import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn, enter, logInHere } from './support/log-in';
import { editor } from './support/people';
import { unique } from './support/samples';

const SAVES = '**/api/v1/pages/*';

const title = (page: Page) => page.getByLabel('Titel', { exact: true });
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Pagina', exact: true });
const saved = (page: Page) => toolbar(page).getByText(/^Opgeslagen om \d\d:\d\d$/);
const kept = (page: Page) => toolbar(page).getByText('Bewaard in deze browser');

/** Whether a draft of the page stands in this browser. */
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

/** Ends a tab without a word: one that is closed still saves what it has. */
async function kill(page: Page): Promise<void> {
  const killed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  // Nobody is left to answer.
  void devtools.send('Page.crash').catch(() => undefined);
  await killed;
}

test('a draft saves itself; the editor stays as it is when its page gets another address', async ({
  page,
  request,
}) => {
  const name = unique('Vanzelf');
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/create');
  await title(page).pressSequentially(name);
  await expect(toolbar(page).getByText('Nog niet opgeslagen')).toBeVisible();
  await expect(page).toHaveURL(/\/huisstijl\/vanzelf-[a-z0-9]+\/edit$/);
  await expect(saved(page)).toBeVisible();
  await expect(title(page)).toBeFocused();
  await page.keyboard.type(' verder');
  await expect(saved(page)).toBeHidden();
  await expect(saved(page)).toBeVisible();

  const slug = unique('ander-adres').replace(' ', '-');
  await page.getByLabel('Slug', { exact: true }).fill(slug);
  await expect(page).toHaveURL(`/huisstijl/${slug}/edit`);
  await expect(page.getByLabel('Slug', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(title(page)).toHaveValue(name);
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/huisstijl\/vanzelf-[a-z0-9]+\/edit$/);

  // Leaving sends the last change; another page gets an editor of its own.
  await title(page).fill(`${name} tot slot`);
  await page
    .getByRole('navigation', { name: "Pagina's" })
    .getByRole('link', { name: 'Kleur' })
    .first()
    .click();
  await expect(page).toHaveURL('/huisstijl/kleur/edit');
  await expect(title(page)).toHaveValue('Kleur');
  await page.goBack();
  await expect(title(page)).toHaveValue(`${name} tot slot`);
  await page.getByRole('link', { name: 'Pagina toevoegen' }).click();
  await expect(title(page)).toHaveValue('');
  const pages = await (await asAdmin(request)).list<{ title: string }>('/admin/pages/map');
  expect(pages.filter((each) => each.title.startsWith(name))).toHaveLength(1);
});

test('the address follows a title that is saved half, until the page is published', async ({
  page,
  request,
}) => {
  const name = unique('Half');
  const half = name.toLowerCase().replace(' ', '-');
  const slug = page.getByLabel('Slug', { exact: true });
  await enter(page, ADMIN);
  await page.goto('/huisstijl/create');
  await title(page).pressSequentially(name);
  await expect(page).toHaveURL(`/huisstijl/${half}/edit`);
  await page.keyboard.type(' logo');
  await expect(slug).toHaveValue(`${half}-logo`);
  await page.keyboard.press('ControlOrMeta+ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(`/huisstijl/${half}-logo/edit`);
  await expect(title(page)).toBeFocused();
  await page.keyboard.type(' nieuw');
  await expect(title(page)).toHaveValue(`${name} nieuw logo`);
  await expect(slug).toHaveValue(`${half}-nieuw-logo`);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(title(page)).toHaveValue(`${name} logo`);
  await expect(slug).toHaveValue(`${half}-logo`);
  await expect(saved(page)).toBeVisible();

  // Who leaves before it is saved comes where they wanted, and finds the page on the way back, also after a reload.
  await title(page).fill(`${name} beeld`);
  await page
    .getByRole('navigation', { name: "Pagina's" })
    .getByRole('link', { name: 'Kleur' })
    .first()
    .click();
  await expect(page).toHaveURL('/huisstijl/kleur/edit');
  await expect(title(page)).toHaveValue('Kleur');
  await page.goBack();
  await expect(page).toHaveURL(`/huisstijl/${half}-beeld/edit`);
  await page.reload();
  await title(page).fill(`${name} beeldmerk`);
  await expect(slug).toHaveValue(`${half}-beeldmerk`);
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible();
  await title(page).fill(`${name} anders`);
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Offline halen' }).click();
  await expect(page.getByText('De pagina is offline gehaald.')).toBeVisible();
  await page.reload();
  await title(page).fill(`${name} beeldmerken`);
  await expect(saved(page)).toBeVisible();
  const stored = await (await asAdmin(request)).read<{ title: string }>(`/admin/pages/${half}-beeldmerk`);
  expect(stored.title).toBe(`${name} beeldmerken`);
});

test('who saves over somebody else sees who, what is different, and gets a choice @everywhere', async ({
  page,
  request,
  browser,
}) => {
  const admin = await asAdmin(request);
  const jan = await editor(request);
  const first = unique('Samen');
  const { slug } = await admin.post('/pages', { title: first });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const theirs = await (await browser.newContext()).newPage();
  await beLoggedIn(theirs, jan);
  await theirs.goto(`/huisstijl/${slug}/edit`);
  await expect(toolbar(theirs).getByText(/^Ook .+ werkt aan deze pagina$/)).toBeVisible();
  await title(theirs).fill(`${first} van Jan`);
  await expect(saved(theirs)).toBeVisible();

  await title(page).fill(`${first} van mij`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Iemand anders heeft deze pagina opgeslagen');
  await expect(dialog).toContainText(`${jan.name} heeft deze pagina opgeslagen`);
  await dialog.getByRole('button', { name: 'Bekijk verschil' }).click();
  await expect(dialog.getByRole('deletion').filter({ hasText: 'Jan' })).toBeVisible();
  await expect(dialog.getByRole('insertion').filter({ hasText: 'mij' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('button', { name: 'Versie kiezen' }).click();
  await dialog.getByRole('button', { name: 'Andere versie laden' }).click();
  await expect(title(page)).toHaveValue(`${first} van Jan`);
  // Mine is one step back, and is saved as any other change.
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(title(page)).toHaveValue(`${first} van mij`);
  await expect(saved(page)).toBeVisible();
  await expect(toolbar(page).getByText(`Ook ${jan.name} werkt aan deze pagina`)).toBeVisible({
    timeout: 20_000,
  });

  await title(theirs).fill(`${first} weer van Jan`);
  await expect(theirs.getByRole('dialog')).toContainText('Iemand anders heeft deze pagina opgeslagen');
  await theirs.getByRole('button', { name: 'Mijn versie bewaren' }).click();
  await expect(theirs.getByText('De pagina is opgeslagen.')).toBeVisible();
  const now = await admin.read<{ title: string }>(`/admin/pages/${slug}`);
  expect(now.title).toBe(`${first} weer van Jan`);
  await theirs.context().close();
});

test('a tab that is killed loses nothing @everywhere', async ({ page, request }) => {
  const name = unique('Gered');
  const { slug } = await (await asAdmin(request)).post('/pages', { title: name });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await page.route(SAVES, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
  await title(page).fill(`${name} en wel`);
  await expect(kept(page)).toBeVisible();
  await expectAccessible(page);
  await kill(page);
  // Only now: tabs of one address share what is killed.
  const again = await page.context().newPage();
  await again.goto(`/huisstijl/${slug}/edit`);
  await expect(
    again.getByText(/^Je hebt hier nog werk van vandaag \d\d:\d\d dat niet is opgeslagen\.$/),
  ).toBeVisible();
  await expect(title(again)).toHaveValue(name);
  await expectAccessible(again);
  await again.getByRole('button', { name: 'Verder met mijn werk' }).click();
  await expect(title(again)).toHaveValue(`${name} en wel`);
  await expect(saved(again)).toBeVisible();
  expect(await isKept(again, name)).toBe(false);

  // A page that has no title yet cannot be saved: it stays in the browser.
  const add = async (): Promise<void> => {
    const menu = again.getByRole('button', { name: 'Menu', exact: true });
    if (await menu.isVisible()) await menu.click();
    await again.getByRole('link', { name: 'Pagina toevoegen' }).click();
  };
  await add();
  await expect(again).toHaveURL('/huisstijl/create');
  await again.getByLabel('Slug', { exact: true }).fill(unique('zonder').replace(' ', '-'));
  await expect(toolbar(again).getByText('Nog niet opgeslagen')).toBeVisible();
  await again.goBack();
  await expect(again.getByRole('dialog')).toContainText('Weggaan zonder op te slaan?');
  await expectAccessible(again);
  await again.getByRole('button', { name: 'Weggaan' }).click();
  await expect(title(again)).toHaveValue(`${name} en wel`);
  await add();
  await expect(again.getByText(/^Je hebt hier nog werk/)).toBeVisible();
  await again.getByRole('button', { name: 'Weggooien' }).click();
  await expect(again.getByText(/^Je hebt hier nog werk/)).toBeHidden();
  await expect.poll(() => isKept(again, 'zonder-')).toBe(false);
});

test('work goes on without a connection, and is sent when it is back', async ({ page, request, context }) => {
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
});

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

  await page.route(SAVES, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
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

test('who logs out by opening the address of it leaves nothing behind, nor does who is no admin any more', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const jan = await editor(request);
  const name = unique('Adres');
  const { slug } = await admin.post('/pages', { title: name });
  await enter(page, jan);
  await page.route(SAVES, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
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
  // The portal finds out who this is only after it has logged them out.
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/v1/profile', (route) => held.then(() => route.fallback()), { times: 1 });
  const out = page.waitForResponse(/\/auth\/logout$/);
  await page.goto('/session/logout');
  await out;
  letGo();
  await expect(page).toHaveURL('/login');
  expect(await isKept(page, name)).toBe(false);

  await enter(page, jan);
  await leaveWork(`${name} twee`);
  const about = { firstName: 'Jan', lastName: jan.name.slice(4), email: jan.email, groups: [] };
  await admin.put(`/users/${jan.id}`, { ...about, roles: ['user'] });
  await page.goto(`/huisstijl/${slug}/edit`);
  await expect(page).toHaveURL('/login');
  expect(await isKept(page, name)).toBe(false);
});

test('a slow server, lost answers and errors leave the latest change, once', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const name = unique('Traag');
  const { slug } = await admin.post('/pages', { title: name });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await expect(title(page)).toHaveValue(name);

  // The first answer waits until more was typed; the second gets lost after the server wrote; the third is an error.
  const sent: string[] = [];
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(SAVES, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const body: { title: string } = route.request().postDataJSON();
    sent.push(body.title);
    if (sent.length === 1) await held;
    if (sent.length === 3)
      return route.fulfill({ status: 503, json: { status: 503, message: 'Even niet.' } });
    const response = await route.fetch();
    return sent.length === 2 ? route.abort() : route.fulfill({ response });
  });
  await title(page).fill(`${name} een`);
  await expect(toolbar(page).getByText('Opslaan…')).toBeVisible();
  await title(page).fill(`${name} twee`);
  await title(page).fill(`${name} drie`);
  expect(sent).toEqual([`${name} een`]);
  letGo();
  await expect(kept(page)).toBeVisible();
  expect(sent).toEqual([`${name} een`, `${name} drie`]);
  await title(page).fill(`${name} vier`);
  await expect.poll(() => sent.length).toBe(3);
  await expect(kept(page)).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(title(page)).toHaveValue(`${name} vier`);
  expect((await admin.read<{ title: string }>(`/admin/pages/${slug}`)).title).toBe(`${name} vier`);
  await page.unroute(SAVES);

  // A field to blame is told beside it, without taking the focus.
  await page.getByLabel('Slug', { exact: true }).fill('create');
  await title(page).fill(`${name} vijf`);
  await expect(page.getByLabel('Slug', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(title(page)).toBeFocused();
  await page.getByLabel('Slug', { exact: true }).fill(slug);
  await expect(saved(page)).toBeVisible();
  await expect(page.getByLabel('Slug', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
});

/** Where everything in the toolbar stands, but for what saving says. */
const places = (page: Page): Promise<number[]> =>
  toolbar(page).evaluate((bar) =>
    [...bar.querySelectorAll('button, [role=status]')].map((each) => each.getBoundingClientRect().x),
  );

test('the toolbar is one row, two on a phone; nothing in it moves while it saves @everywhere', async ({
  page,
  request,
}) => {
  const published_at = '2026-01-01T00:00:00Z';
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Balk'), published_at });
  await beLoggedIn(page, ADMIN);
  const told = page.waitForResponse(/\/presence$/);
  await page.goto(`/huisstijl/${slug}/edit`);
  await told;
  const other = await page.context().newPage();
  await other.goto(`/huisstijl/${slug}/edit`);
  await expect(toolbar(other).getByText('Je hebt deze pagina ook in een ander tabblad open')).toBeAttached();
  await other.close();
  await title(page).fill(unique('Balk'));
  await expect(toolbar(page).getByText('Nog niet opgeslagen')).toBeVisible();
  const before = await places(page);
  await expect(saved(page)).toBeVisible();
  expect(await places(page)).toEqual(before);
  const box = await toolbar(page).boundingBox();
  expect(box?.height).toBeLessThan(page.viewportSize()?.width === 360 ? 112 : 70);
  for (const name of ['Voorbeeld', 'Offline halen', 'Opslaan', 'Publiceren']) {
    await expect(toolbar(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await toolbar(page).getByRole('button', { name: 'Opslaan' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar(page).getByRole('button', { name: 'Publiceren' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar(page).getByRole('button', { name: 'Ongedaan maken' })).toBeFocused();
});

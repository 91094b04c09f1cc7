import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import {
  goToKleur,
  holdSaves,
  kept,
  more,
  publish,
  save,
  saved,
  SAVES,
  title,
  toolbar,
} from './support/editor';
import { beLoggedIn } from './support/log-in';
import { comeBack } from './support/come-back';
import { editor } from './support/people';
import { unique } from './support/samples';

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
  await goToKleur(page);
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
  await beLoggedIn(page, ADMIN);
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

  // Leaving before a save completes is allowed; the page is complete on return, also after a reload.
  await title(page).fill(`${name} beeld`);
  await goToKleur(page);
  await expect(page).toHaveURL('/huisstijl/kleur/edit');
  await expect(title(page)).toHaveValue('Kleur');
  await page.goBack();
  await expect(page).toHaveURL(`/huisstijl/${half}-beeld/edit`);
  await page.reload();
  await title(page).fill(`${name} beeldmerk`);
  await expect(slug).toHaveValue(`${half}-beeldmerk`);
  await publish(page);
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible();
  await title(page).fill(`${name} anders`);
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Offline halen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Offline halen' }).click();
  await expect(page.getByText('De pagina is offline gehaald.')).toBeVisible();
  await page.reload();
  await title(page).fill(`${name} beeldmerken`);
  await expect(saved(page)).toBeVisible();
  const stored = await (await asAdmin(request)).read<{ title: string }>(`/admin/pages/${half}-beeldmerk`);
  expect(stored.title).toBe(`${name} beeldmerken`);
});

test(
  'an editor who saves over another sees who, what is different, and gets a choice',
  { tag: '@journey' },
  async ({ page, request, browser }) => {
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
    const letGo = await holdSaves(page);
    await title(page).fill(`${first} van mij`);
    await title(theirs).fill(`${first} van Jan`);
    await save(theirs);
    await letGo();

    await page.getByRole('button', { name: 'Versie kiezen' }).click();
    const dialog = page.getByRole('dialog', { name: `Dit is ook door ${jan.name} gewijzigd` });
    await dialog.getByRole('button', { name: 'Bekijk verschil' }).click();
    await expect(dialog.getByRole('deletion').filter({ hasText: 'Jan' })).toBeVisible();
    await expect(dialog.getByRole('insertion').filter({ hasText: 'mij' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    await page.getByRole('button', { name: 'Versie kiezen' }).click();
    await dialog.getByRole('button', { name: 'Andere versie laden' }).click();
    await expect(title(page)).toHaveValue(`${first} van Jan`);
    // Mine is one step back, and is saved as any other change.
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(title(page)).toHaveValue(`${first} van mij`);
    await save(page);
    await comeBack(page);
    await expect(toolbar(page).getByText(`Ook ${jan.name} werkt aan deze pagina`)).toBeVisible();

    await comeBack(theirs);
    await expect(title(theirs)).toHaveValue(`${first} van mij`);
    const letThemGo = await holdSaves(theirs);
    await title(theirs).fill(`${first} weer van Jan`);
    await title(page).fill(`${first} weer van mij`);
    await save(page);
    await letThemGo();
    await theirs.getByRole('button', { name: 'Versie kiezen' }).click();
    await theirs.getByRole('button', { name: 'Mijn versie bewaren' }).click();
    const readTitle = async () => (await admin.read<{ title: string }>(`/admin/pages/${slug}`)).title;
    await expect.poll(readTitle).toBe(`${first} weer van Jan`);
    await theirs.context().close();
  },
);

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

  // A refused field is reported beside it, without taking the focus.
  await page.getByLabel('Slug', { exact: true }).fill('create');
  await title(page).fill(`${name} vijf`);
  await expect(page.getByLabel('Slug', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(title(page)).toBeFocused();
  await page.getByLabel('Slug', { exact: true }).fill(slug);
  await expect(saved(page)).toBeVisible();
  await expect(page.getByLabel('Slug', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
});

/** The positions of everything in the toolbar, except the save status. */
const places = (page: Page): Promise<number[]> =>
  toolbar(page).evaluate((bar) =>
    [...bar.querySelectorAll('button, [role=status]')].map((each) => each.getBoundingClientRect().x),
  );

test('the toolbar is one row beside the tree and low on a phone; nothing in it moves while it saves @everywhere', async ({
  page,
  request,
}) => {
  const published_at = '2026-01-01T00:00:00Z';
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Balk'), published_at });
  await beLoggedIn(page, ADMIN);
  const notified = page.waitForResponse(/\/presence$/);
  await page.goto(`/huisstijl/${slug}/edit`);
  await notified;
  const other = await page.context().newPage();
  await other.goto(`/huisstijl/${slug}/edit`);
  await expect(toolbar(other).getByText('Je hebt deze pagina ook in een ander tabblad open')).toBeAttached();
  expect((await toolbar(other).boundingBox())?.height, 'with somebody else there').toBeLessThan(70);
  await other.close();
  await title(page).fill(unique('Balk'));
  await expect(toolbar(page).getByText('Nog niet opgeslagen')).toBeVisible();
  const before = await places(page);
  await expect(saved(page)).toBeVisible();
  expect(await places(page)).toEqual(before);
  const box = await toolbar(page).boundingBox();
  expect(box?.height).toBeLessThan(70);
  for (const name of ['Ongedaan maken', 'Opnieuw', 'Voorbeeld', 'Publiceren', 'Meer']) {
    await expect(toolbar(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await toolbar(page).getByRole('button', { name: 'Publiceren' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(more(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar(page).getByRole('button', { name: 'Ongedaan maken' })).toBeFocused();
});

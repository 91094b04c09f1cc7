import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { openByKey } from './support/focus';
import { choose, closeSettings, more, openSettings, toolbar } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

const text = (id: number, title: string) => ({ type: 'text', id, title });

const now = () => new Date().toISOString();

/** A page that was published, and then changed. */
async function changedPage(request: APIRequestContext) {
  const admin = await asAdmin(request);
  const title = unique('Verleden');
  const blocks = [text(10000001, 'De eerste zin'), text(10000002, 'Blijft staan')];
  const page = await admin.post('/pages', { title, blocks, published_at: now() });
  await admin.put(`/pages/${page.id}`, { blocks: [text(10000001, 'De tweede zin'), blocks[1]] });
  return { ...page, title };
}

async function edit(page: Page, slug: string): Promise<void> {
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
}

test(
  'an earlier version is found, named, compared, looked at and put back',
  { tag: '@journey' },
  async ({ page, request }) => {
    const { slug, title } = await changedPage(request);
    await edit(page, slug);
    await choose(page, 'Geschiedenis');
    const history = page.getByRole('dialog', { name: `Geschiedenis van ${title}` });
    const versions = history.getByRole('list', { name: 'Versies' }).getByRole('button');
    await expect(versions).toHaveText([/^Versie 2Bewerkt/, /^Versie 1Gepubliceerd/]);

    await versions.nth(1).click();
    const change = history.getByRole('region', { name: 'Blok 1: Tekst' });
    await expect(change).toContainText('De');
    await expect(change.locator('del')).toContainText('eerste');
    await expect(change.locator('ins')).toContainText('tweede');
    await history.getByRole('button', { name: 'Naam geven' }).click();
    await history.getByLabel('Naam', { exact: true }).fill('Zoals gedrukt');
    await history.getByRole('button', { name: 'Naam bewaren' }).click();
    await expect(history.getByRole('heading', { name: 'Zoals gedrukt' })).toBeVisible();
    await expect(history.getByRole('button', { name: 'Naam wijzigen' })).toBeFocused();
    await history.getByLabel('Vergelijk met').selectOption({ index: 1 });
    await expect(history.getByText('Van ‘Zoals gedrukt’ naar versie 2')).toBeVisible();
    await expect(change.locator('ins')).toContainText('tweede');

    await history.getByRole('radio', { name: 'Pagina' }).check();
    const look = history.frameLocator('iframe');
    await expect(look.getByRole('heading', { name: 'De eerste zin', includeHidden: true })).toBeVisible();
    await history.getByRole('button', { name: 'Terugzetten' }).click();
    const question = page.getByRole('dialog', { name: 'Zoals gedrukt terugzetten?' });
    await question.getByRole('button', { name: 'Terugzetten' }).click();
    await expect(page.getByText('Zoals gedrukt is teruggezet als concept.')).toBeVisible();
    await expect(history).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { name: 'De eerste zin' })).toBeVisible();
    await choose(page, 'Geschiedenis');
    await expect(versions.first()).toHaveText(/^Versie 3Teruggezet/);
    await expect(versions.nth(1)).toHaveText(/^Versie 2Bewerkt/);
  },
);

test('a long history is walked with the keyboard', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const { id, slug } = await admin.post('/pages', { title: unique('Lang verleden') });
  for (let publication = 0; publication < 21; publication += 1) {
    await admin.put(`/pages/${id}`, { published_at: now() });
  }
  await edit(page, slug);
  const button = more(page);
  await openByKey(button);
  await openByKey(page.getByRole('menuitem', { name: 'Geschiedenis' }));
  const versions = page.getByRole('list', { name: 'Versies' }).getByRole('button');
  await expect(versions).toHaveCount(20);
  await openByKey(page.getByRole('button', { name: 'Oudere versies' }));
  await expect(versions).toHaveCount(22);
  await expect(page.getByRole('button', { name: 'Oudere versies' })).toBeHidden();
  await openByKey(versions.last());
  await expect(page.getByRole('heading', { name: 'Versie 1', exact: true })).toBeVisible();
  await openByKey(page.getByRole('button', { name: 'Naam geven' }));
  await expect(page.getByLabel('Naam', { exact: true })).toBeFocused();
  await page.keyboard.type('Het begin');
  await page.keyboard.press('Enter');
  await expect(versions.last()).toHaveText(/^Het begin/);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a page is planned, and the plan is cancelled', { tag: '@journey' }, async ({ page, request }) => {
  const title = unique('Straks');
  const { id, slug } = await (await asAdmin(request)).post('/pages', { title });
  await edit(page, slug);
  const button = more(page);
  await openByKey(button);
  await openByKey(page.getByRole('menuitem', { name: 'Start inplannen', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Start inplannen' });
  await dialog.getByLabel('Datum').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Inplannen' }).click();
  await expect(dialog.getByText('Kies een moment in de toekomst.')).toBeVisible();
  await expect(dialog.getByLabel('Datum')).toBeFocused();
  await dialog.getByLabel('Datum').fill('2040-03-25');
  await dialog.getByLabel('Tijd').fill('02:30');
  await expect(dialog.getByText(/bestaat die nacht niet/)).toBeVisible();
  await dialog.getByLabel('Datum').fill('2040-10-28');
  await dialog.getByRole('radio', { name: 'Tweede keer' }).check();
  await expect(dialog.getByText('Live op zondag 28 oktober 2040 om 02:30')).toBeVisible();
  await dialog.getByLabel('Tijd').press('Enter');
  await expect(page.getByText('De publicatie is ingepland.')).toBeVisible();
  await openSettings(page);
  await expect(page.getByText('Live op zondag 28 oktober 2040 om 02:30')).toBeVisible();
  await closeSettings(page);
  const row = page.locator('nav').getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText(/^Gepland/).first()).toBeVisible();
  const [planned] = await (
    await asAdmin(request)
  ).list<{ id: string; scheduled_at: string }>(
    `/admin/pages?status=scheduled&search=${encodeURIComponent(title)}`,
  );
  expect(planned).toMatchObject({ id, scheduled_at: '2040-10-28T01:30:00.000Z' });

  await choose(page, 'Start inplannen');
  await expect(dialog.getByText('Gepland op zondag 28 oktober 2040 om 02:30')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Tweede keer' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Planning annuleren' }).click();
  await expect(page.getByText('De planning is geannuleerd.')).toBeVisible();
  await openSettings(page);
  await expect(page.getByText(/^Live op/)).toBeHidden();
});

test('cancelling is not offered where it would take a page offline', async ({ page, request }) => {
  const { id, slug } = await changedPage(request);
  const admin = await asAdmin(request);
  await admin.put(`/pages/${id}`, { published_at: '2040-12-01T08:00:00Z' });
  await edit(page, slug);
  await expect(
    page.getByRole('navigation', { name: "Pagina's" }).getByText('Gepland, 1 december 2040 09:00'),
  ).toBeVisible();
  await choose(page, 'Start inplannen');
  const dialog = page.getByRole('dialog', { name: 'Start inplannen' });
  await expect(dialog.getByText(/de versie die nu online staat/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Planning annuleren' })).toBeHidden();
});

test('the draft is shown in the windows that visitors have @everywhere', async ({ page, request }) => {
  const { slug, title } = await changedPage(request);
  await edit(page, slug);
  const button = toolbar(page).getByRole('button', { name: 'Voorbeeld' });
  await openByKey(button);
  const dialog = page.getByRole('dialog', { name: `Voorbeeld: ${title}` });
  const look = dialog.frameLocator('iframe');
  const widthWithin = () => look.locator('html').evaluate((html) => html.clientWidth);
  await expect(look.getByRole('heading', { name: 'De tweede zin', includeHidden: true })).toBeVisible();
  // It starts with the window that is most like the editor's own.
  const own = (page.viewportSize()?.width ?? 0) < 769 ? 'Telefoon' : 'Scherm';
  await expect(dialog.getByRole('radio', { name: own })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Scherm' }).focus();
  for (const [name, width] of [
    ['Telefoon', 360],
    ['Tablet', 768],
    ['Scherm', 1280],
  ] as const) {
    // Arrows go round.
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name })).toBeChecked();
    await expect.poll(widthWithin).toBe(width);
  }
  // It fits, however small the window.
  const [frame, window] = await Promise.all([dialog.locator('iframe').boundingBox(), dialog.boundingBox()]);
  expect(frame?.width).toBeLessThanOrEqual(window?.width ?? 0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { asAdmin } from '../support/api';
import { choose, closeSettings, kept, openSettings, SAVES, title } from '../support/editor';
import { beLoggedIn } from '../support/log-in';
import { unique } from '../support/samples';

const now = () => new Date().toISOString();

test('the history of a page', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const text = (words: string) => ({ blocks: [{ type: 'text', id: 10000001, title: words }] });
  const made = await admin.post('/pages', {
    title: unique('Verleden'),
    ...text('De eerste zin'),
    published_at: now(),
  });
  await admin.put(`/pages/${made.id}`, text('De tweede zin'));
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${made.slug}/edit`);
  await choose(page, 'Geschiedenis');
  const history = page.getByRole('dialog', { name: /^Geschiedenis van/ });
  const versions = history.getByRole('list', { name: 'Versies' }).getByRole('button');
  await expect(versions).toHaveCount(2);
  await expectAccessible(page);

  await test.step('a version, its changes and its name', async () => {
    await versions.nth(1).click();
    await expect(history.locator('ins')).toContainText('tweede');
    await history.getByRole('button', { name: 'Naam geven' }).click();
    await expect(history.getByLabel('Naam', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('a version as a page, and the question before it comes back', async () => {
    await history.getByRole('radio', { name: 'Pagina' }).check();
    await expect(
      history.frameLocator('iframe').getByRole('heading', { name: 'De eerste zin', includeHidden: true }),
    ).toBeVisible();
    await expectAccessible(page);
    await history.getByRole('button', { name: 'Terugzetten' }).click();
    await expect(page.getByRole('dialog', { name: /terugzetten\?$/ })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a page that is planned', async ({ page, request }) => {
  const { slug } = await (
    await asAdmin(request)
  ).post('/pages', {
    title: unique('Straks'),
    published_at: '2040-10-28T01:30:00Z',
  });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await choose(page, 'Start inplannen');
  await expect(page.getByRole('radio', { name: 'Tweede keer' })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await openSettings(page);
  await expect(page.getByText('Live op zondag 28 oktober 2040 om 02:30')).toBeVisible();
  await expectAccessible(page);
});

test('what leads to a page, also at an earlier address', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const word = unique('verhuisd').replace(' ', '-');
  const published_at = now();
  const moved = await admin.post('/pages', { title: word, slug: `${word}-oud`, published_at });
  const button = { label: 'Lees', url: `/huisstijl/${word}-oud` };
  await admin.post('/pages', { title: unique('Bron'), published_at, blocks: [{ type: 'text', button }] });
  await admin.put(`/pages/${moved.id}`, { slug: word });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${word}/edit`);
  await openSettings(page);
  await expect(page.getByText('1 pagina verwijst hiernaar')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Eerdere adressen' })).toBeVisible();
  await expectAccessible(page);
});

test('work that is in this browser only', async ({ page, request }) => {
  const name = unique('Gered');
  const { slug } = await (await asAdmin(request)).post('/pages', { title: name });
  await beLoggedIn(page, ADMIN);
  await page.route(SAVES, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`/huisstijl/${slug}/edit`);
  await title(page).fill(`${name} en wel`);
  await expect(kept(page)).toBeVisible();
  await expectAccessible(page);

  await test.step('found back', async () => {
    await page.reload();
    await expect(page.getByText(/^Je hebt hier nog werk/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('before one logs out', async () => {
    await page.goto('/session/logout');
    await expect(page.getByRole('heading', { name: 'Uitloggen?' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('leaving a page that was never saved', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/edit');
  await page.getByRole('main').getByRole('link', { name: 'Pagina toevoegen' }).click();
  await expect(page).toHaveURL('/huisstijl/create');
  await openSettings(page);
  await page.getByLabel('Slug', { exact: true }).fill(unique('zonder').replace(' ', '-'));
  await closeSettings(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toContainText('Weggaan zonder op te slaan?');
  await expectAccessible(page);
});

test('drafts, planned pages, and deleted ones with their family', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const parent = await admin.post('/pages', { title: unique('Ouder') });
  await admin.post('/pages', { title: unique('Kind'), parent_id: parent.id });
  await admin.post('/pages', { title: unique('Straks'), published_at: '2040-10-28T01:30:00Z' });
  await admin.remove(`/pages/${parent.id}`);
  await beLoggedIn(page, ADMIN);
  await page.goto('/edit');
  await expect(page.getByRole('region', { name: 'Gepland' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/huisstijl/deleted');
  await expect(page.getByText(/^Subpagina van/).first()).toBeVisible();
  await expectAccessible(page);
});

import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn } from './support/log-in';
import { ownPicture } from './support/pictures';
import { DOCUMENT, PICTURE, unique } from './support/samples';

test('an admin adds an asset, gives it a file and takes it away', { tag: '@journey' }, async ({ page }) => {
  const title = unique('Badge');
  await beLoggedIn(page, ADMIN);
  await page.goto('/assets');
  await page.getByRole('button', { name: 'Asset toevoegen' }).click();
  await page.getByLabel('Titel').fill(title);
  await page.getByLabel('Omschrijving').fill('Een badge aan een koord.');
  await page.getByLabel('Bestand', { exact: true }).setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(`${title} is opgeslagen.`)).toBeVisible();
  await expect(page).toHaveURL(/\/assets\/[a-z0-9]+$/);

  await page.getByLabel('Bestanden kiezen').setInputFiles(DOCUMENT);
  await expect(page.getByText('Het bestand is toegevoegd.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('listitem')
      .filter({ hasText: 'noorderlicht-logo-kleur.pdf' })
      .getByRole('link', { name: 'Downloaden', exact: true })
      .click(),
  ]);
  expect(await download.failure()).toBeNull();

  await page.getByRole('button', { name: 'Details sluiten' }).click();
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill(title);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('main').getByRole('listitem').getByRole('link').click();
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('De asset is verwijderd.')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Nog geen assets met ‘${title}’` })).toBeVisible();
  await page.getByRole('button', { name: 'Zoekwoord wissen' }).click();
  await expect(page.getByRole('searchbox', { name: 'Zoeken' })).toHaveValue('');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('an asset that another admin made private meanwhile stays private', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const { id } = await admin.post('/assets', { title: unique('Badge') });
  const title = unique('Hernoemd');
  await beLoggedIn(page, ADMIN);
  await page.goto(`/assets/${id}`);
  await page.getByLabel('Titel').fill(title);
  await admin.put(`/assets/${id}`, { isPrivate: true });
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(`${title} is opgeslagen.`)).toBeVisible();
  expect(await admin.read(`/assets/${id}`)).toMatchObject({ title, isPrivate: true });
});

test('a new asset with nothing in it is not made', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await beLoggedIn(page, ADMIN);
  await page.goto('/assets');
  await page.getByRole('button', { name: 'Asset toevoegen' }).click();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Geef de asset een titel, of kies een bestand.')).toBeVisible();
  await expect(page.getByLabel('Titel')).toBeFocused();
  expect(sent.filter((url) => url.endsWith('/assets'))).toEqual([]);

  // Only a file is enough: it gives the title.
  const { name } = ownPicture(`${unique('los')}.png`);
  await page.getByLabel('Bestand', { exact: true }).setInputFiles(ownPicture(name));
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('complementary').getByLabel('Titel')).toHaveValue(name.replace('.png', ''));
});

test('a file that is refused says why', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/assets');
  await page.getByRole('button', { name: 'Asset toevoegen' }).click();
  await page
    .getByLabel('Bestand', { exact: true })
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') });
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByLabel('Bestand', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('what is in use is removed only after a second question', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/assets');
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill('Badge voor vrijwilligers');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByRole('dialog')).toContainText('is in gebruik');
  await expect(page.getByRole('dialog').getByText('Bouwstenen van een pagina')).toBeVisible();
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

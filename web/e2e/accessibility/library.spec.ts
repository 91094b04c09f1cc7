import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { asAdmin } from '../support/api';
import { beLoggedIn } from '../support/log-in';
import { employee } from '../support/people';
import { dropFiles, ownPicture } from '../support/pictures';
import { PICTURE, unique } from '../support/samples';

test('assets in a list, with uploads that were refused', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/assets');
  const cards = page.getByRole('list', { name: 'Alle assets' }).getByRole('link');
  await expect(cards.first()).toBeVisible();
  await page.getByRole('button', { name: 'Als lijst' }).click();
  await dropFiles(page, 'main', [
    { name: 'nog-een-keer.png', mimeType: 'image/png', buffer: readFileSync(PICTURE) },
    { name: 'logo.psd', mimeType: '', buffer: Buffer.from('8BPS') },
  ]);
  const uploads = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(uploads.filter({ hasText: 'Dit bestand staat er al:' })).toBeVisible();
  await expect(uploads).toHaveCount(2);
  await expectAccessible(page);
});

test('assets that are chosen, their tags, and those that were deleted', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const word = unique('keuze');
  const gone = await admin.post('/assets', { title: unique('weg') });
  for (const number of ['een', 'twee']) await admin.post('/assets', { title: `${word} ${number}` });
  await admin.remove(`/assets/${gone.id}`);
  await beLoggedIn(page, ADMIN);
  await page.goto(`/assets?search=${encodeURIComponent(word)}`);
  await page.getByRole('button', { name: 'Alles kiezen' }).click();
  await expect(page.getByText('2 gekozen')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Labels', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Labels van 2 assets' });
  await dialog.getByLabel('Erbij zetten').fill(word);
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Verwijderd', exact: true }).click();
  await expect(page.getByText(/dagen terug te zetten\.$/).first()).toBeVisible();
  await expectAccessible(page);
});

test('an asset with earlier files, and the questions about it', async ({ page, request }) => {
  const { id } = await (await asAdmin(request)).post('/assets', { title: unique('Bestanden') });
  const details = page.getByRole('complementary', { name: 'Details' });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/assets/${id}`);
  // Where the details cover the list, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toHaveCount(1);
  for (const name of ['eerste.png', 'tweede.png']) {
    await details.getByLabel('Bestand', { exact: true }).setInputFiles(ownPicture(name));
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText(/ is opgeslagen\.$/)).toBeVisible();
    await page.reload();
  }
  await expect(details.getByRole('region', { name: 'Eerdere bestanden' })).toBeVisible();
  await expectAccessible(page);

  await test.step('a file that goes', async () => {
    await details.getByLabel('Bestanden kiezen').setInputFiles(ownPicture('vel.png'));
    await details.getByLabel('In plaats van vel.png').setInputFiles(ownPicture('blad.png'));
    await expect(details.getByRole('region', { name: 'Eerder was dit' })).toBeVisible();
    await expectAccessible(page);
    await details.getByRole('button', { name: 'Bestand verwijderen: blad.png' }).click();
    await expect(page.getByRole('dialog', { name: 'blad.png verwijderen?' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('an asset that goes from pages', async () => {
    await page.goto('/assets?search=Badge+voor+vrijwilligers');
    await page.getByRole('main').getByRole('link', { name: 'Badge voor vrijwilligers' }).click();
    await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('blijft een lege plek');
    await expectAccessible(page);
  });
});

const fileDetails = (page: Page) => page.getByRole('region', { name: 'Details' });

test('a file that is not there, and one in other formats', async ({ page }) => {
  await page.goto('/bestanden/bestaatniet');
  await expect(fileDetails(page).getByRole('heading', { name: 'Dit bestand is er niet' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/bestanden?search=logo+in+kleur');
  await page
    .getByRole('list', { name: 'Bestanden' })
    .getByRole('link', { name: /^Logo in kleur/ })
    .click();
  await page.locator('summary', { hasText: 'Over dit bestand' }).press('Enter');
  await page.getByRole('button', { name: 'Eigen maat' }).press('Enter');
  await expect(
    fileDetails(page)
      .getByRole('link', { name: /Word en PowerPoint, PNG/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a file that is not for the group of the reader', async ({ page, request }) => {
  const [logo] = await (
    await asAdmin(request)
  ).list<{ id: string }>('/assets?search=logo&kind=editable&pageSize=1');
  await beLoggedIn(page, await employee(request));
  await page.goto(`/bestanden/${logo?.id}`);
  await fileDetails(page).getByText('Waarom kan ik dit niet downloaden?').first().click();
  await expect(fileDetails(page).getByRole('link', { name: 'Team Communicatie' }).first()).toBeVisible();
  await expectAccessible(page);
});

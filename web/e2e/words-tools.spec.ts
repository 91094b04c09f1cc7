import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';
import { expectFields, expectNamed } from './support/words';

const BLOCKS = [
  ['text', 'Tekst'],
  ['text-asset', 'Tekst met asset'],
  ['text-assets', 'Tekst met assets'],
  ['text-asset-background', 'Tekst op achtergrond'],
  ['text-tile', 'Teksttegel'],
  ['text-tile-header', 'Teksttegel met kop'],
  ['asset', 'Asset'],
  ['assets', 'Assets'],
  ['html', 'HTML'],
] as const;

/** Expects a confirmation with a cancel button and a verb. */
async function expectQuestion(page: Page, verb: string): Promise<void> {
  const question = page.getByRole('dialog');
  await expectNamed(question, 'button', verb);
  await expect(question.getByRole('button', { name: 'OK', exact: true })).toHaveCount(0);
  await question.getByRole('button', { name: 'Annuleren', exact: true }).click();
  await expect(question).toBeHidden();
}

test('the editor', async ({ page, request }) => {
  const { slug } = await (
    await asAdmin(request)
  ).post('/pages', {
    title: unique('Alle blokken'),
    published_at: '2026-01-01T00:00:00Z',
    blocks: BLOCKS.map(([type]) => ({ type })),
  });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await expectNamed(page, 'textbox', 'Titel', 'Slug');
  await expectNamed(page, 'switch', 'Openbaar');
  await expectNamed(page, 'group', 'Groepen');
  await expectNamed(page, 'combobox', 'Bovenliggende pagina');
  await expectNamed(page, 'button', 'Blok toevoegen', 'Opslaan', 'Publiceren', 'Offline halen', 'Voorbeeld');
  await expectNamed(page, 'button', 'Ongedaan maken', 'Opnieuw', 'Pagina verwijderen');

  for (const [index, [, label]] of BLOCKS.entries()) {
    const block = page.getByRole('group', { name: `Blok ${index + 1}: ${label}`, exact: true });
    await expectNamed(block, 'button', 'Omhoog', 'Omlaag', 'Dupliceren', 'Verwijderen');
    await expectNamed(block, 'switch', 'Privé');
  }

  await page.getByRole('button', { name: 'Blok toevoegen', exact: true }).click();
  await expectNamed(page.getByRole('dialog'), 'button', ...BLOCKS.map(([, label]) => label), 'Annuleren');
  await page.getByRole('button', { name: 'Annuleren', exact: true }).click();
  await page.getByRole('button', { name: 'Pagina verwijderen', exact: true }).click();
  await expectQuestion(page, 'Verwijderen');
});

test('deleted pages', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const title = unique('Weg ermee');
  await admin.remove(`/pages/${(await admin.post('/pages', { title })).id}`);
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/deleted');
  await expectNamed(page, 'heading', "Verwijderde pagina's");
  const deleted = page.getByRole('listitem').filter({ hasText: title });
  await expectNamed(deleted, 'button', 'Terugzetten', 'Definitief verwijderen');
  await deleted.getByRole('button', { name: 'Definitief verwijderen', exact: true }).click();
  await expectQuestion(page, 'Definitief verwijderen');
});

test('the library', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/assets');
  await expectNamed(page, 'heading', 'Assets');
  await expectNamed(page, 'searchbox', 'Zoeken');
  await page.getByRole('button', { name: 'Asset toevoegen', exact: true }).click();
  await expectNamed(page, 'textbox', 'Titel', 'Omschrijving');
  await expectNamed(page, 'switch', 'Privé');
  await expectFields(page, 'Bestand');
  await expectNamed(page, 'button', 'Opslaan');

  await page.getByRole('searchbox', { name: 'Zoeken' }).fill('Badge voor vrijwilligers');
  await page.getByRole('link', { name: 'Badge voor vrijwilligers' }).click();
  await expectNamed(page, 'button', 'Bestanden toevoegen', 'Opslaan');
  await expectNamed(page, 'link', 'Downloaden');
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await expectQuestion(page, 'Verwijderen');
});

test('users and groups', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/users');
  await expectNamed(page, 'link', 'Gebruikers', 'Groepen');
  await page.getByRole('link', { name: 'Gebruiker toevoegen', exact: true }).click();
  await expectNamed(page, 'combobox', 'Rol');
  await expectNamed(page, 'group', 'Groepen');
  await expectNamed(page, 'textbox', 'Omschrijving');

  await page.getByLabel('Voornaam', { exact: true }).fill('Weg');
  await page.getByRole('link', { name: 'Groepen', exact: true }).click();
  await expectQuestion(page, 'Weggooien');

  await page.goto('/admin/groups');
  await page.getByRole('link', { name: 'Groep toevoegen', exact: true }).click();
  await expectNamed(page, 'textbox', 'Naam');
  await expectNamed(page, 'checkbox', 'Bekijken', 'Downloaden voor gebruik', 'Downloaden voor bewerking');
});

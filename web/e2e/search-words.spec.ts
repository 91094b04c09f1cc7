import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn } from './support/log-in';
import { madeUp, seekTwice } from './support/sought';

interface Found {
  data: { title: string }[];
}

test('a word that found nothing finds something once it is a synonym', async ({ page, request }) => {
  const term = madeUp();
  await seekTwice(request, term);
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/groups');
  await page.getByRole('link', { name: 'Zoekwoorden', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zoekwoorden' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: term });
  await expect(row).toContainText('2 keer');

  await row.getByRole('button', { name: `Maak synoniem: ${term}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Synoniem toevoegen' });
  const words = dialog.getByLabel('Woorden');
  await expect(words).toBeFocused();
  await expect(words).toHaveValue(`${term}, `);
  await dialog.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(words).toHaveAccessibleDescription(/Geef minstens twee woorden/);
  await words.fill(`${term}, beeldmerk`);
  await dialog.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(page.getByText('De synoniemen zijn toegevoegd.')).toBeVisible();
  await expect(row.getByText('Heeft een synoniem')).toBeVisible();

  const answer = await request.get(`/api/v1/search?q=${term}`);
  const { data }: Found = await answer.json();
  expect(data.map(({ title }) => title)).toContain('Beeldmerk');

  await row.getByRole('button', { name: `Weg ermee: ${term}` }).click();
  await expect(row).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('synonyms are changed and removed', async ({ page, request }) => {
  const [first, second] = [madeUp(), madeUp()];
  const admin = await asAdmin(request);
  await admin.post('/admin/search/synonyms', { words: [first, second] });
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/search');
  await page.getByRole('button', { name: `Wijzigen: ${first}, ${second}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Synoniemen wijzigen' });
  await expect(dialog.getByLabel('Woorden')).toHaveValue(`${first}, ${second}`);
  await dialog.getByLabel('Woorden').fill(`${first}, ${'x'.repeat(61)}`);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog.getByLabel('Woorden')).toHaveAccessibleDescription(/60/);
  await dialog.getByLabel('Woorden').fill(`${first}\nhuiskleur`);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: `Verwijderen: ${first}, huiskleur` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('De synoniemen zijn verwijderd.')).toBeVisible();
  await expect(page.getByRole('list', { name: `${first}, huiskleur` })).toBeHidden();
});

test('a page for what was missing starts with its title', async ({ page, request }) => {
  const term = madeUp();
  await seekTwice(request, term);
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/search');
  await page.getByRole('link', { name: `Maak pagina: ${term}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe pagina' })).toBeAttached();
  await expect(page.getByRole('textbox', { name: 'Titel' }).first()).toHaveValue(
    `${term.charAt(0).toUpperCase()}${term.slice(1)}`,
  );
});

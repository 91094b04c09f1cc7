import { expect, test, type Locator } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { enter } from './support/log-in';

const OPTIONAL = '(niet verplicht)';

/** Fields that may not be empty are required, but not invalid before submit; all others are marked optional. */
async function expectMarked(form: Locator, required: readonly string[], optional: readonly string[]) {
  for (const name of required) {
    const field = form.getByLabel(name, { exact: true });
    await expect(field).toHaveAttribute('required');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(field).not.toHaveAccessibleDescription(/niet verplicht/);
  }
  for (const name of optional) {
    const field = form.getByLabel(name, { exact: true });
    await expect(field).not.toHaveAttribute('required');
    await expect(field).toHaveAccessibleDescription(/niet verplicht/);
  }
  await expect(form.getByText(OPTIONAL, { exact: true })).toHaveCount(optional.length);
}

test('the forms of readers need every field', async ({ page }) => {
  await page.goto('/login');
  await expectMarked(page.getByRole('main'), ['E-mailadres', 'Wachtwoord'], []);
  await page.goto('/register');
  const fields = ['Voornaam', 'Achternaam', 'E-mailadres', 'Wachtwoord', 'Wachtwoord herhalen'];
  await expectMarked(page.getByRole('main'), fields, []);
});

test('the forms of the tools say what may stay empty', async ({ page }) => {
  await enter(page, ADMIN);
  const main = page.getByRole('main');
  const details = page.getByRole('complementary', { name: 'Details' });
  await page.goto('/admin/users/create');
  await expectMarked(main, ['Voornaam', 'Achternaam', 'E-mailadres'], ['Omschrijving', 'Wachtwoord']);
  await page.goto('/admin/groups/create');
  await expectMarked(main, ['Naam'], []);
  await page.goto('/huisstijl/create');
  await expectMarked(main, ['Titel'], []);
  await expectMarked(details, [], ['Slug']);
  await page.goto('/assets');
  await page.getByRole('button', { name: 'Asset toevoegen' }).click();
  await expectMarked(details, ['Bestand'], ['Titel', 'Omschrijving']);
});

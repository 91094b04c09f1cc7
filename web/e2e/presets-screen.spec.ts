import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const row = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Formaten' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test('an admin adds, changes and deletes a format, and what is refused stands beside its field', async ({
  page,
}) => {
  const name = unique('Nieuwsbrief');
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/presets');
  await expect(row(page, 'Scherm')).toContainText('hoogstens 1920 × 1920 pixels');

  await page.getByRole('button', { name: 'Formaat toevoegen' }).click();
  const form = dialog(page, 'Formaat toevoegen');
  await form.getByLabel('Naam').fill(name);
  await form.getByLabel('Soort bestand').selectOption('JPG');
  await expect(form.getByText('Kleine bestanden van foto’s')).toBeVisible();
  await form.getByLabel('Breedte in pixels').fill('600');
  await form.getByLabel('Passend maken').selectOption('Bijsnijden tot deze maat');
  await form.getByLabel('Pixels per inch').fill('twaalf');
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(form.getByText('Vul een aantal pixels per inch in van 36 tot en met 1200.')).toBeVisible();
  await form.getByLabel('Pixels per inch').fill('');
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(form.getByText('Vul een breedte en een hoogte in')).toBeVisible();
  await expect(form.getByLabel('Hoogte in pixels')).toBeFocused();
  await page.keyboard.type('300');
  await form.getByLabel('Achtergrond').selectOption('Wit');
  await form.getByLabel('Naam').press('Enter');
  await expect(page.getByText('Het formaat is toegevoegd.')).toBeVisible();
  await expect(row(page, name)).toContainText('600 × 300 pixels, bijgesneden · op Wit');

  await page.getByRole('button', { name: `Wijzigen: ${name}` }).click();
  const change = dialog(page, `${name} wijzigen`);
  await expect(change.getByLabel('Hoogte in pixels')).toHaveValue('300');
  await change.getByLabel('Pixels per inch').fill('150');
  await change.getByRole('button', { name: 'Opslaan' }).click();
  await expect(row(page, name)).toContainText('150 pixels per inch');

  await page.getByRole('button', { name: `Verwijderen: ${name}` }).click();
  await dialog(page, `${name} verwijderen?`).getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText(`${name} is verwijderd.`)).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
});

test('what is filled in is not lost by Escape or a click beside the dialog', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/colors');
  await page.getByRole('link', { name: 'Formaten' }).click();
  await page.getByRole('button', { name: 'Formaat toevoegen' }).click();
  const form = dialog(page, 'Formaat toevoegen');
  const question = dialog(page, 'Wijzigingen weggooien?');
  await form.getByLabel('Naam').fill('Half');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await page.mouse.click(5, 5);
  await expect(question.getByRole('button', { name: 'Annuleren' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.goBack();
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(question).toBeHidden();
  await expect(form.getByLabel('Naam')).toHaveValue('Half');
  // However often somebody presses Escape.
  for (let times = 0; times < 3; times += 1) {
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Weggooien' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Formaat toevoegen' })).toBeFocused();
  await expect(page).toHaveURL('/admin/presets');
});

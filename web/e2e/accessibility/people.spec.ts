import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { openByKey } from '../support/focus';
import { beLoggedIn } from '../support/log-in';
import { employee } from '../support/people';
import { unique } from '../support/samples';

test('a new user that is refused, told of and invited again', async ({ page }) => {
  const email = `${unique('toegankelijk').replace(' ', '.')}@noorderlicht.example`;
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/users/create');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Voornaam').fill('Noor');
  await page.getByLabel('Achternaam').fill('Nieuw');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(`krijgt nu een mail op ${email}`)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/admin/users?search=${encodeURIComponent(email)}`);
  await page.getByRole('row').last().getByRole('link', { name: 'Noor Nieuw' }).click();
  await page.getByRole('button', { name: 'Uitnodiging opnieuw versturen' }).click();
  await expect(page.getByText('De uitnodiging is verstuurd.')).toBeVisible();
  await expectAccessible(page);
});

test('people who are chosen, and the questions about them', async ({ page, request }) => {
  const { email } = await employee(request);
  const dialog = page.getByRole('dialog');
  await beLoggedIn(page, ADMIN);
  await page.goto(`/admin/users?search=${encodeURIComponent(email)}`);
  await page.getByRole('row').last().getByRole('checkbox').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'In groep zetten' }).press('Enter');
  await dialog.getByRole('combobox', { name: 'Groep' }).selectOption({ index: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Deactiveren' }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
});

test('a list of people to import, wrong and right', async ({ page }) => {
  const family = unique('Lijst').replace(' ', '');
  const lines = (email: string) =>
    [
      ['voornaam', 'achternaam', 'e-mailadres', 'rol', 'groepen'],
      ['Kim', family, email, '', ''],
    ]
      .map((cells) => cells.join('\t'))
      .join('\n');
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Gebruiker toevoegen' }).waitFor();
  const more = page.getByRole('main').getByRole('button', { name: 'Meer', exact: true });
  if (await more.isVisible()) await more.click();
  await openByKey(page.getByRole('button', { name: 'Gebruikers importeren' }));
  const dialog = page.getByRole('dialog', { name: 'Gebruikers importeren' });
  await expectAccessible(page);
  await dialog.getByLabel('Of plak de regels').fill(lines('geen adres'));
  await openByKey(dialog.getByRole('button', { name: 'Regels controleren' }));
  await expect(dialog.getByLabel('e-mailadres')).toHaveAccessibleDescription(
    'Vul een geldig e-mailadres in.',
  );
  await expectAccessible(page);
  await dialog.getByText('Wat staat er in welke kolom?').click();
  await expect(dialog.getByLabel('achternaam')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Weglaten' }).click();
  await expect(dialog.getByText('Weggelaten')).toBeVisible();
  await expectAccessible(page);
  await openByKey(dialog.getByRole('button', { name: 'Andere lijst' }));
  await dialog.getByLabel('Of plak de regels').fill(lines(`${family.toLowerCase()}@noorderlicht.example`));
  await openByKey(dialog.getByRole('button', { name: 'Regels controleren' }));
  await expect(dialog.getByText('Alles klopt: 1 gebruiker erbij.')).toBeVisible();
  await expectAccessible(page);
});

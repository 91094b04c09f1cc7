import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { ADMIN } from './support/accounts';
import { enter } from './support/log-in';
import { unique } from './support/samples';

test('a new colleague gets into a new group @everywhere', async ({ page, browser }) => {
  const group = unique('Groep');
  const email = `${unique('nieuw').replace(' ', '.')}@noorderlicht.example`;
  const password = 'een-lang-wachtwoord-voor-nieuw';
  await enter(page, ADMIN);
  await page.goto('/admin/groups');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Groep toevoegen' }).click();
  await page.getByLabel('Naam').fill(group);
  await page.getByRole('checkbox', { name: 'Bekijken' }).check();
  await page.getByRole('checkbox', { name: 'Downloaden voor gebruik' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page).toHaveURL('/admin/groups');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(group);

  await page.goto('/admin/users');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Gebruiker toevoegen' }).click();
  await page.getByLabel('Voornaam').fill('Noor');
  await page.getByLabel('Achternaam').fill('Nieuw');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: group }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page).toHaveURL('/admin/users');
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill(email);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(group);

  const colleague = await (await browser.newContext()).newPage();
  await enter(colleague, { email, password });
  await colleague.context().close();
});

test('a taken address and a short password are told beside their fields', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/admin/users/create');
  await page.getByLabel('Voornaam').fill('Dubbel');
  await page.getByLabel('Achternaam').fill('Op');
  await page.getByLabel('E-mailadres').fill(ADMIN.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('kort');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeFocused();
  await page.getByLabel('Wachtwoord', { exact: true }).fill('een-heel-lang-wachtwoord');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByLabel('E-mailadres')).toBeFocused();
  await expect(page.getByLabel('Voornaam')).toHaveValue('Dubbel');
});

import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { asAdmin } from '../support/api';
import { beLoggedIn } from '../support/log-in';
import { unique } from '../support/samples';

const PASSWORD = 'een-lang-wachtwoord-om-mee-te-beginnen';

test('another address: its password refused, then waiting to be confirmed', async ({ page, request }) => {
  const word = unique('toegankelijk').replace(' ', '.');
  const person = { firstName: 'Ada', lastName: 'Adres', email: `${word}@noorderlicht.example` };
  await (await asAdmin(request)).post('/users', { ...person, password: PASSWORD });
  await beLoggedIn(page, { email: person.email, password: PASSWORD });
  await page.goto('/account/details');
  await page.getByLabel('E-mailadres').fill(`${word}.nieuw@noorderlicht.example`);
  await page.getByLabel('Huidig wachtwoord').fill('niet het goede');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByLabel('Huidig wachtwoord')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Huidig wachtwoord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(/is nog niet bevestigd/)).toBeVisible();
  await expectAccessible(page);
});

test('a password that is refused', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/account/password');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  await expectAccessible(page);
});

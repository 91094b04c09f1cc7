import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { asAdmin } from './support/api';
import { enter, logIn } from './support/log-in';
import { unique } from './support/samples';

const PASSWORD = 'een-lang-wachtwoord-om-mee-te-beginnen';
const NEXT = 'een-ander-wachtwoord-dat-lang-is';

test('somebody changes their own name and password @everywhere', async ({ page, request }) => {
  const email = `${unique('eigen').replace(' ', '.')}@noorderlicht.example`;
  await (
    await asAdmin(request)
  ).post('/users', { firstName: 'Jan', lastName: 'Eigen', email, password: PASSWORD });
  await enter(page, { email, password: PASSWORD });

  await page.goto('/account/details');
  await page.getByLabel('Voornaam').fill('Jantine');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Je gegevens zijn opgeslagen.')).toBeVisible();

  await page.getByRole('link', { name: 'Wachtwoord' }).click();
  await page.getByLabel('Huidig wachtwoord').fill('niet het goede');
  await page.getByLabel('Nieuw wachtwoord').fill(NEXT);
  await page.getByLabel('Wachtwoord herhalen').fill(NEXT);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Dit is niet je huidige wachtwoord.')).toBeVisible();
  await expect(page.getByLabel('Huidig wachtwoord')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Huidig wachtwoord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(/Je wachtwoord is gewijzigd/)).toBeVisible();

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await logIn(page, { email, password: NEXT });
  await expect(page).toHaveURL('/huisstijl');
});

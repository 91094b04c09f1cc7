import { expect, test } from '@playwright/test';
import { asAdmin } from './support/api';
import { enter, logIn } from './support/log-in';
import { linkMailedTo } from './support/mail';
import { unique } from './support/samples';

const PASSWORD = 'een-lang-wachtwoord-om-mee-te-beginnen';
const NEXT = 'een-ander-wachtwoord-dat-lang-is';

test('a user changes their own name and password', { tag: '@journey' }, async ({ page, request }) => {
  const email = `${unique('eigen').replace(' ', '.')}@noorderlicht.example`;
  await (
    await asAdmin(request)
  ).post('/users', { firstName: 'Jan', lastName: 'Eigen', email, password: PASSWORD });
  await enter(page, { email, password: PASSWORD });

  await page.goto('/account/details');
  await page.getByLabel('Voornaam').fill('Jantine');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Je gegevens zijn opgeslagen.')).toBeVisible();

  await page.getByRole('link', { name: 'Wachtwoord' }).click();
  await page.getByLabel('Huidig wachtwoord').fill('niet het goede');
  await page.getByLabel('Nieuw wachtwoord').fill(NEXT);
  await page.getByLabel('Wachtwoord herhalen').fill(NEXT);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Dit is niet je huidige wachtwoord.')).toBeVisible();
  await expect(page.getByLabel('Huidig wachtwoord')).toBeFocused();
  await page.getByLabel('Huidig wachtwoord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(/Je wachtwoord is gewijzigd/)).toBeVisible();

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await logIn(page, { email, password: NEXT });
  await expect(page).toHaveURL('/huisstijl');
});

test('a new address needs the password, and counts once its owner confirms it', async ({ page, request }) => {
  const word = unique('adres').replace(' ', '.');
  const [email, next] = [`${word}@noorderlicht.example`, `${word}.nieuw@noorderlicht.example`];
  await (
    await asAdmin(request)
  ).post('/users', { firstName: 'Ada', lastName: 'Adres', email, password: PASSWORD });
  await enter(page, { email, password: PASSWORD });

  await page.goto('/account/details');
  await expect(page.getByLabel('Huidig wachtwoord')).toHaveCount(0);
  await page.getByLabel('E-mailadres').fill(next);
  await page.getByLabel('Huidig wachtwoord').fill('niet het goede');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Dit is niet je huidige wachtwoord.')).toBeVisible();
  await expect(page.getByLabel('Huidig wachtwoord')).toBeFocused();
  await page.getByLabel('Huidig wachtwoord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(`Je nieuwe adres ${next} is nog niet bevestigd.`)).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email);
  await expect(page.getByLabel('Huidig wachtwoord')).toHaveCount(0);

  const link = await linkMailedTo(next);
  await page.goto(link);
  await expect(page.getByText('Je nieuwe e-mailadres is bevestigd.')).toBeVisible();
  await expect(page).toHaveURL('/account/details');
  await expect(page.getByLabel('E-mailadres')).toHaveValue(next);
  await page.goto(link);
  await expect(page.getByText('Deze link is verlopen of al gebruikt.')).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { logInHere } from './support/log-in';
import { linkMailedTo } from './support/mail';
import { unique } from './support/samples';

const PASSWORD = 'een lange zin om mee in te loggen';
const NEXT = 'een andere zin die ook lang genoeg is';

test('a visitor registers, confirms by mail, forgets the password and chooses another @everywhere', async ({
  page,
}) => {
  const email = `${unique('nieuw').replace(' ', '.')}@noorderlicht.example`;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Registreren' }).click();
  await expect(page.getByRole('heading', { name: 'Registreren' })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Voornaam').fill('Nieuwe');
  await page.getByLabel('Achternaam').fill('Collega');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('te kort');
  await page.getByLabel('Wachtwoord herhalen').fill('te kort');
  await page.getByRole('button', { name: 'Registreren' }).click();
  await expect(page.getByText('Kies een wachtwoord van minstens 12 tekens.')).toBeVisible();
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Wachtwoord herhalen').fill(PASSWORD);
  await page.getByRole('button', { name: 'Registreren' }).click();
  await expect(page).toHaveURL('/registered');
  await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();
  await expectAccessible(page);

  const confirmation = await linkMailedTo(email);
  await page.goto(confirmation);
  await expectAccessible(page);
  await logInHere(page, { email, password: 'een zin die iemand anders koos' });
  await expect(page.getByText('Dit is niet het wachtwoord waarmee je je hebt geregistreerd.')).toBeVisible();
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeFocused();
  await logInHere(page, { email, password: PASSWORD });
  await expect(page.getByText('Je account is klaar.')).toBeVisible();
  await expect(page).toHaveURL('/huisstijl');

  await page.goto(confirmation);
  await logInHere(page, { email, password: 'een zin die iemand anders koos' });
  await expect(page.getByText('Deze link is verlopen of al gebruikt. Registreer je opnieuw.')).toBeVisible();
  await expectAccessible(page);
  await logInHere(page, { email, password: PASSWORD });
  await expect(page).toHaveURL('/huisstijl');

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible();
  await page.getByLabel('E-mailadres').fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Herstellink versturen' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Kijk in je mail.')).toBeVisible();

  const link = await linkMailedTo(email, 2);
  await page.goto(link);
  await page.getByLabel('Nieuw wachtwoord').fill(NEXT);
  await page.getByLabel('Wachtwoord herhalen').fill('iets anders dan hierboven');
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByLabel('Wachtwoord herhalen')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Wachtwoord herhalen').fill(NEXT);
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByText('Je wachtwoord is opgeslagen.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await logInHere(page, { email, password: NEXT });
  await expect(page).toHaveURL('/huisstijl');

  await page.goto(link);
  await page.getByLabel('Nieuw wachtwoord').fill(PASSWORD);
  await page.getByLabel('Wachtwoord herhalen').fill(PASSWORD);
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByRole('link', { name: 'Vraag een nieuwe link aan' })).toBeVisible();
});

test('what the server refuses empties the form before it is reported', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Voornaam').fill('Jan');
  await page.getByLabel('Achternaam').fill('Jansen');
  await page.getByLabel('E-mailadres').fill('jan@noorderlicht.example');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('wachtwoordwachtwoord');
  await page.getByLabel('Wachtwoord herhalen').fill('wachtwoordwachtwoord');
  await page.getByRole('button', { name: 'Registreren' }).click();
  await expect(page.getByText('Dit wachtwoord gebruiken veel mensen. Kies een ander.')).toBeVisible();
  await expect(page.getByLabel('Voornaam')).toHaveValue('');
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('');
});

test('a link to choose a password without its token says so', async ({ page }) => {
  await page.goto('/password/reset');
  await expect(page.getByText('Deze link is niet compleet.')).toBeVisible();
  await expect(page.getByLabel('Nieuw wachtwoord')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nieuwe link aanvragen' }).click();
  await expect(page).toHaveURL('/password/recover');
});

test('a password can be looked at', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Wachtwoord', { exact: true });
  await password.fill('geheim');
  await page.getByRole('button', { name: 'Tonen' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Verbergen' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

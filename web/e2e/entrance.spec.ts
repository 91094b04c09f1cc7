import { expect, test } from '@playwright/test';
import { logInHere } from './support/log-in';
import { linkMailedTo } from './support/mail';
import { unique } from './support/samples';

const PASSWORD = 'een lange zin om mee in te loggen';
const NEXT = 'een andere zin die ook lang genoeg is';

test(
  'a visitor registers, confirms by mail, forgets the password and chooses another',
  { tag: '@journey' },
  async ({ page }) => {
    const email = `${unique('nieuw').replace(' ', '.')}@noorderlicht.example`;
    await page.goto('/login');
    await page.getByRole('link', { name: 'Registreren' }).click();
    await expect(page.getByRole('heading', { name: 'Registreren' })).toBeVisible();

    await page.getByLabel('Voornaam').fill('Nieuwe');
    await page.getByLabel('Achternaam').fill('Collega');
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill('te kort');
    await page.getByLabel('Wachtwoord herhalen').fill('te kort');
    await page.getByRole('button', { name: 'Registreren' }).click();
    await expect(page.getByText('Kies een wachtwoord van minstens 12 tekens.')).toBeVisible();
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeFocused();

    await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Wachtwoord herhalen').fill(PASSWORD);
    await page.getByRole('button', { name: 'Registreren' }).click();
    await expect(page).toHaveURL('/registered');
    await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();

    const confirmation = await linkMailedTo(email);
    await page.goto(confirmation);
    await logInHere(page, { email, password: 'een zin die iemand anders koos' });
    await expect(
      page.getByText('Dit is niet het wachtwoord waarmee je je hebt geregistreerd.'),
    ).toBeVisible();
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeFocused();
    await logInHere(page, { email, password: PASSWORD });
    await expect(page.getByText('Je account is klaar.')).toBeVisible();
    await expect(page).toHaveURL('/huisstijl');

    await page.goto(confirmation);
    await logInHere(page, { email, password: 'een zin die iemand anders koos' });
    await expect(
      page.getByText('Deze link is verlopen of al gebruikt. Registreer je opnieuw.'),
    ).toBeVisible();
    await logInHere(page, { email, password: PASSWORD });
    await expect(page).toHaveURL('/huisstijl');

    await page.goto('/logout');
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
    await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible();
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByRole('button', { name: 'Herstellink versturen' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Kijk in je mail.')).toBeVisible();

    const link = await linkMailedTo(email, 2);
    await page.goto(link);
    await page.getByLabel('Nieuw wachtwoord').fill(NEXT);
    await page.getByLabel('Wachtwoord herhalen').fill('iets anders dan hierboven');
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
    await expect(page.getByLabel('Wachtwoord herhalen')).toBeFocused();
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
  },
);

import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { logIn, logInHere } from '../support/log-in';

/** Submits a form, and checks its errors. */
async function expectRefused(page: Page, button: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  await expectAccessible(page);
}

test('logging in that is refused', async ({ page }) => {
  await logIn(page, { ...ADMIN, password: 'niet het goede wachtwoord' });
  await expect(page.getByText('Dit e-mailadres en wachtwoord horen niet bij elkaar.')).toBeVisible();
  await expectAccessible(page);

  const message = 'Te vaak een verkeerd wachtwoord. Probeer het over 15 minuten opnieuw.';
  await page.route('**/auth/login', (route) =>
    route.fulfill({ status: 423, json: { status: 423, message } }),
  );
  await logInHere(page, ADMIN);
  await expect(page.getByRole('alert').filter({ hasText: 'Te vaak' })).toBeVisible();
  await expectAccessible(page);
});

test('forms that are refused', async ({ page }) => {
  await page.goto('/register');
  await expectRefused(page, 'Registreren');
  await page.goto('/password/recover');
  await expectRefused(page, 'Herstellink versturen');
  await page.goto('/password/reset?token=x');
  await expectRefused(page, 'Wachtwoord opslaan');
});

test('a link of a registration that has ended', async ({ page }) => {
  await page.goto('/login?confirm=x');
  await expectAccessible(page);
  await logInHere(page, { email: 'niemand@noorderlicht.example', password: 'een zin die iemand koos' });
  await expect(page.getByRole('link', { name: 'Registreer je opnieuw' })).toBeVisible();
  await expectAccessible(page);
});

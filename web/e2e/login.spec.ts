import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { logIn } from './support/log-in';

test('the admin logs in, arrives at the guide and logs out @everywhere', async ({ page }) => {
  await logIn(page, ADMIN);
  await expect(page).toHaveURL('/huisstijl');
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await page.goto('/huisstijl');
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
});

test('a wrong password is reported, and nobody is logged in', async ({ page }) => {
  await logIn(page, { ...ADMIN, password: 'niet het goede wachtwoord' });
  await expect(page.getByText('Dit e-mailadres en wachtwoord horen niet bij elkaar.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

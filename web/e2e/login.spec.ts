import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { logIn } from './support/log-in';

test('the admin logs in, arrives at the guide and logs out', { tag: '@journey' }, async ({ page }) => {
  await logIn(page, ADMIN);
  await expect(page).toHaveURL('/huisstijl');
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await page.goto('/huisstijl');
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
});

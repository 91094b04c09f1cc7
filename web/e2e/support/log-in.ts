import { expect, type Page } from '@playwright/test';

/** Logs in on the login screen; `address` is that of the screen when it remembers a place. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
  address = '/login',
): Promise<void> {
  await page.goto(address);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
}

/** Logs in and waits until the guide is there. */
export async function enter(page: Page, account: { email: string; password: string }): Promise<void> {
  await logIn(page, account);
  await expect(page).toHaveURL('/huisstijl');
}

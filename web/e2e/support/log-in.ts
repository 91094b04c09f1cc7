import { expect, type Page } from '@playwright/test';

interface Credentials {
  email: string;
  password: string;
}

/** Logs in on the login screen, where it stands. */
export async function logInHere(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
}

/** Goes to the login screen and logs in; `address` is that of the screen when it remembers a place. */
export async function logIn(page: Page, account: Credentials, address = '/login'): Promise<void> {
  await page.goto(address);
  await logInHere(page, account);
}

/**
 * Has a browser in which a user logged in before: for journeys about something else, which begin by opening a screen.
 * The server gives a session as it does to the login screen; the portal knows by its mark that there is one.
 */
export async function beLoggedIn(page: Page, { email, password }: Credentials): Promise<void> {
  const context = page.context();
  const login = await page.request.post('/api/v1/auth/login', { data: { email, password } });
  expect(login.status()).toBe(200);
  const { origin } = new URL(login.url());
  const localStorage = [{ name: 'session', value: '1' }];
  await context.setStorageState({ cookies: await context.cookies(), origins: [{ origin, localStorage }] });
}

/** Logs in and waits until the guide is there. */
export async function enter(page: Page, account: Credentials): Promise<void> {
  await logIn(page, account);
  await expect(page).toHaveURL('/huisstijl');
}

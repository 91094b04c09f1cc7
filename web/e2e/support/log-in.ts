import { expect, type Page } from '@playwright/test';

interface Credentials {
  email: string;
  password: string;
}

export async function logInHere(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
}

/** Opens the login screen and logs in; `address` may include where to go afterwards. */
export async function logIn(page: Page, account: Credentials, address = '/login'): Promise<void> {
  await page.goto(address);
  await logInHere(page, account);
}

/**
 * Gives the browser a session without the login screen, for tests about something else. Also sets the markers by which the
 * portal and its server know that there is a session.
 */
export async function beLoggedIn(page: Page, { email, password }: Credentials): Promise<void> {
  const context = page.context();
  const login = await page.request.post('/api/v1/auth/login', { data: { email, password } });
  expect(login.status()).toBe(200);
  const { origin } = new URL(login.url());
  // A page that is open notices the session and loads again, which would break off the next visit.
  await page.goto('about:blank');
  const localStorage = [{ name: 'session', value: '1' }];
  await context.addCookies([{ name: 'portal_session', value: '1', url: origin }]);
  await context.setStorageState({ cookies: await context.cookies(), origins: [{ origin, localStorage }] });
}

/** Logs in and waits until the guide is there. */
export async function enter(page: Page, account: Credentials): Promise<void> {
  await logIn(page, account);
  await expect(page).toHaveURL('/huisstijl');
}

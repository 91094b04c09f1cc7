import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { MAINTAINER } from './accounts';
import { unique } from './samples';

const PASSWORD = 'Een-lang-wachtwoord-4';

interface Account {
  email: string;
  password: string;
}

/** Logs in to Strapi's panel. */
export async function enterPanel(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/beheer');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Wachtwoord/).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('link', { name: 'Inhoud', exact: true })).toBeVisible();
}

interface Role {
  id: number;
  code: string;
}

/** A new account of the panel with one of Strapi's roles. */
export async function panelAccount(request: APIRequestContext, code: string): Promise<Account> {
  const login: { data: { token: string } } = await (
    await request.post('/admin/login', { data: MAINTAINER })
  ).json();
  const headers = { Authorization: `Bearer ${login.data.token}` };
  const roles: { data: Role[] } = await (await request.get('/admin/roles', { headers })).json();
  const ids = roles.data.filter((role) => role.code === code).map(({ id }) => id);
  const email = `${unique(code).replace(/\W/g, '-')}@example.org`;
  const data = { email, firstname: code, lastname: 'Proef', roles: ids };
  const invited: { data: { registrationToken: string } } = await (
    await request.post('/admin/users', { headers, data })
  ).json();
  const { registrationToken } = invited.data;
  const userInfo = { firstname: code, lastname: 'Proef', password: PASSWORD };
  const registered = await request.post('/admin/register', { data: { registrationToken, userInfo } });
  expect(registered.ok()).toBe(true);
  return { email, password: PASSWORD };
}

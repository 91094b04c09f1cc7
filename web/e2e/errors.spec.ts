import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { enter, logIn } from './support/log-in';
import { unique } from './support/samples';
import { takenOver } from './support/taken-over';

const PASSWORD = 'een-lang-wachtwoord-om-mee-te-beginnen';

/** Makes the calls to a path fail. */
const answer = (page: Page, path: string, status: number, message: string, errors?: object) =>
  page.route(path, (route) => route.fulfill({ status, json: { status, message, errors } }));

test(
  '401: the login screen with the reason, and back to the same place',
  { tag: '@journey' },
  async ({ page }) => {
    await enter(page, ADMIN);
    await answer(page, '**/api/v1/users*', 401, 'Je sessie is verlopen. Log opnieuw in.');
    await answer(page, '**/api/v1/auth/refresh', 401, 'Je sessie is verlopen. Log opnieuw in.');
    await page.getByRole('link', { name: 'Beheer' }).click();
    await expect(page).toHaveURL('/login?redirect=%2Fadmin%2Fusers');
    await expect(page.getByText('Je sessie is verlopen. Log opnieuw in.')).toBeVisible();
    await page.unrouteAll();
    await logIn(page, ADMIN, page.url());
    await expect(page).toHaveURL('/admin/users');
  },
);

test('401 on what is public too: the reason stays once it is read as a visitor', async ({
  page,
  request,
}) => {
  const { post, put } = await asAdmin(request);
  const email = `${unique('uit').replace(' ', '.')}@noorderlicht.example`;
  const person = { firstName: 'Sam', lastName: 'Uit', email, password: PASSWORD };
  const { id } = await post('/users', person);
  // Whatever is answered later would be refused, and end the session before the click.
  const arrived = ['huisstijl', 'map'].map((name) => page.waitForResponse(`**/api/v1/pages/${name}`));
  await enter(page, { email, password: PASSWORD });
  await Promise.all(arrived);
  await put(`/users/${id}`, { isActive: false });
  const read = page.waitForResponse((response) => response.url().endsWith('/pages/logo') && response.ok());
  await page.getByRole('navigation', { name: "Pagina's" }).getByRole('link', { name: 'Logo' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fhuisstijl%2Flogo');
  await read;
  await expect(page.getByRole('alert').filter({ hasText: 'Log opnieuw in' })).toBeVisible();
});

test('a chunk that is gone: the page loads again, once a minute at most', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/static/register-screen*.js', (route) => route.abort());
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('link', { name: 'Registreren' }).click();
  await expect.poll(() => loads).toBe(1);
  await page.getByRole('link', { name: 'Registreren' }).click();
  await expect(page.getByRole('heading', { name: 'Er ging iets mis' })).toBeVisible();
  expect(loads).toBe(1);
});

test('without a connection the portal says so, until it is back', async ({ page, context }) => {
  await page.goto('/');
  await takenOver(page);
  await context.setOffline(true);
  await expect(page.getByText('Je bent offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Je bent offline.')).toBeHidden();
});

test('a server that gives no answer at all: the portal with an example page', async ({ page }) => {
  // Only after the user retries; the portal retries by itself as well.
  const isAsked = () => page.evaluate(() => document.documentElement.dataset['asked'] !== undefined);
  await page.route('**/api/v1/**', async (route) => ((await isAsked()) ? route.continue() : route.abort()));
  // An index.html without initial data, such as while the database is away.
  await page.route('**/huisstijl/logo', async (route) => {
    const answer = await route.fetch({
      headers: { ...route.request().headers(), cookie: 'portal_session=1' },
    });
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace(/<script type="application\/json"[^]*?<\/script>/, ''),
    });
  });
  await page.goto('/huisstijl/logo');
  await expect(page.getByRole('heading', { level: 1, name: 'Voorbeeldpagina' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: "Pagina's" }).getByRole('link')).toHaveText(
    /Voorbeeldpagina/,
  );
  const again = page.getByRole('button', { name: 'Opnieuw proberen' });
  await again.evaluate((button) =>
    button.addEventListener('click', () => (document.documentElement.dataset['asked'] = ''), {
      capture: true,
    }),
  );
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
});

import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn, enter, logIn } from './support/log-in';
import { unique } from './support/samples';
import { takenOver } from './support/taken-over';

const PASSWORD = 'een-lang-wachtwoord-om-mee-te-beginnen';

/** Makes the calls to a path fail. */
const answer = (page: Page, path: string, status: number, message: string, errors?: object) =>
  page.route(path, (route) => route.fulfill({ status, json: { status, message, errors } }));

test('401: the login screen with the reason, and back to the same place', async ({ page }) => {
  await enter(page, ADMIN);
  await answer(page, '**/api/v1/users*', 401, 'Je sessie is verlopen. Log opnieuw in.');
  await answer(page, '**/api/v1/auth/refresh', 401, 'Je sessie is verlopen. Log opnieuw in.');
  await page.getByRole('link', { name: 'Beheer' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fadmin%2Fusers');
  await expect(page.getByText('Je sessie is verlopen. Log opnieuw in.')).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await logIn(page, ADMIN, page.url());
  await expect(page).toHaveURL('/admin/users');
});

test('403: the reason, and logged out', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await answer(page, '**/api/v1/groups*', 403, 'Je hebt hier geen rechten voor.');
  await page.goto('/admin/groups');
  await expect(
    page.getByRole('alert').filter({ hasText: /^Je hebt hier geen rechten voor\.$/ }),
  ).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
});

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

test('403 with a form half filled in: logged out without a question', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/groups/create');
  await page.getByLabel('Naam').fill('Half');
  await answer(page, '**/api/v1/admin/users*', 403, 'Je hebt hier geen rechten voor.');
  await answer(page, '**/api/v1/users*', 403, 'Je hebt hier geen rechten voor.');
  await page.getByRole('button', { name: 'Leden toevoegen' }).click();
  await expect(page).toHaveURL('/login');
  await expect(
    page.getByRole('alert').filter({ hasText: /^Je hebt hier geen rechten voor\.$/ }),
  ).toBeVisible();
});

test('423: a message that stays for five seconds', async ({ page, request }) => {
  const email = `${unique('slot').replace(' ', '.')}@noorderlicht.example`;
  const person = { firstName: 'Sam', lastName: 'Slot', email, password: PASSWORD };
  await (await asAdmin(request)).post('/users', person);
  for (let tries = 0; tries < 5; tries += 1) {
    await request.post('/api/v1/auth/login', { data: { email, password: 'verkeerd wachtwoord' } });
  }
  await logIn(page, { email, password: PASSWORD });
  const message = page.getByRole('alert').filter({ hasText: 'Te vaak een verkeerd wachtwoord' });
  await expect(message).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(message).toBeHidden();
});

test('any other code of a write: its message', async ({ page }) => {
  await answer(page, '**/api/v1/auth/password/email', 429, 'Dat ging te snel achter elkaar.');
  await page.goto('/password/recover');
  await page.getByLabel('E-mailadres').fill('sanne@noorderlicht.example');
  await page.getByRole('button', { name: 'Herstellink versturen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Dat ging te snel' })).toBeVisible();
});

test('field errors: the first message beside its field, which has the focus', async ({ page }) => {
  const errors = { email: ['Vul een geldig e-mailadres in.', 'Nog een zin.'] };
  await answer(page, '**/api/v1/auth/password/email', 400, 'Controleer de gemarkeerde velden.', errors);
  await page.goto('/password/recover');
  await page.getByLabel('E-mailadres').fill('sanne');
  await page.getByRole('button', { name: 'Herstellink versturen' }).click();
  await expect(page.getByText('Vul een geldig e-mailadres in.')).toBeVisible();
  await expect(page.getByText('Nog een zin.')).toBeHidden();
  await expect(page.getByLabel('E-mailadres')).toBeFocused();
});

test('a page that the server cannot give: status and message @everywhere', async ({ page }) => {
  await answer(page, '**/api/v1/pages/home', 503, 'Het portaal is even niet bereikbaar.');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('503')).toBeVisible();
  await expect(page.getByText('Het portaal is even niet bereikbaar.')).toBeVisible();
  await expectAccessible(page);
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

test('without a connection the portal says so, until it is back @everywhere', async ({ page, context }) => {
  await page.goto('/');
  await takenOver(page);
  await context.setOffline(true);
  await expect(page.getByText('Je bent offline.')).toBeVisible();
  await expectAccessible(page);
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
  await expectAccessible(page);
  const again = page.getByRole('button', { name: 'Opnieuw proberen' });
  await again.evaluate((button) =>
    button.addEventListener('click', () => (document.documentElement.dataset['asked'] = ''), {
      capture: true,
    }),
  );
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
});

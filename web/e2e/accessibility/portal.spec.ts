import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { beLoggedIn } from '../support/log-in';
import { takenOver } from '../support/taken-over';

test('searching from the bar, and its menu', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await page.getByRole('searchbox').fill('logo');
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('xyzwqqq');
  await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  } else {
    await page.getByRole('banner').getByRole('button', { expanded: false }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  }
  await expectAccessible(page);
});

test('a session that has ended', async ({ page }) => {
  const message = 'Je sessie is verlopen. Log opnieuw in.';
  await beLoggedIn(page, ADMIN);
  for (const path of ['**/api/v1/users*', '**/api/v1/auth/refresh']) {
    await page.route(path, (route) => route.fulfill({ status: 401, json: { status: 401, message } }));
  }
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
  await expectAccessible(page);
});

test('a page that the server cannot give', async ({ page }) => {
  const message = 'Het portaal is even niet bereikbaar.';
  await page.route('**/api/v1/pages/home', (route) =>
    route.fulfill({ status: 503, json: { status: 503, message } }),
  );
  await page.goto('/login');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await expectAccessible(page);
});

test('a portal without a connection', async ({ page, context }) => {
  await page.goto('/');
  await takenOver(page);
  await context.setOffline(true);
  await expect(page.getByText('Je bent offline.')).toBeVisible();
  await expectAccessible(page);
});

test('a server that gives no answer at all', async ({ page }) => {
  await page.route('**/api/v1/**', (route) => route.abort());
  // An index.html without initial data, such as while the database is away.
  await page.route('**/huisstijl/logo', async (route) => {
    const headers = { ...route.request().headers(), cookie: 'portal_session=1' };
    const answer = await route.fetch({ headers });
    const html = await answer.text();
    const body = html.replace(/<script type="application\/json"[^]*?<\/script>/, '');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/huisstijl/logo');
  await expect(page.getByRole('heading', { level: 1, name: 'Voorbeeldpagina' })).toBeVisible();
  await expectAccessible(page);
});

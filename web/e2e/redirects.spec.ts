import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { logIn } from './support/log-in';

const GUIDE = '/huisstijl';

test('after login a user goes on to a place inside the portal, or else to the guide', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.includes('evil')) outside.push(request.url());
  });
  page.on('dialog', (dialog) => outside.push(dialog.message()));
  for (const [redirect, place] of [
    ['//evil.example', GUIDE],
    ['/\\evil.example', GUIDE],
    ['%2F%2Fevil.example', GUIDE],
    ['/%5Cevil.example', GUIDE],
    ['javascript:alert(1)', GUIDE],
    ['https://evil.example', GUIDE],
    ['/huisstijl/../logout', GUIDE],
    ['/account/details', '/account/details'],
  ] as const) {
    await test.step(redirect, async () => {
      await logIn(page, ADMIN, `/login?redirect=${encodeURIComponent(redirect)}`);
      await expect(page).toHaveURL(place);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        place === GUIDE ? 'Huisstijl' : 'Gegevens',
      );
      await page.goto('/logout');
      await expect(page).toHaveURL('/login');
    });
  }
  expect(outside).toEqual([]);
});

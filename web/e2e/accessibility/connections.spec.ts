import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { beLoggedIn } from '../support/log-in';

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const listOf = (...data: object[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: data.length } },
});

const KEY = {
  ...{ id: 'k1', name: 'Intranet', scopes: ['read'], groups: [], prefix: 'cim_8fK2' },
  ...{ created_at: ago(900), created_by: null, expires_at: null, last_used_at: ago(4) },
};
const KEYS = [
  KEY,
  { ...KEY, id: 'k2', name: 'Drukker', expires_at: ago(-4000) },
  { ...KEY, id: 'k3', name: 'Fotobank', expires_at: ago(4000), last_used_at: null },
];

const HOOK = {
  ...{ id: 'w1', url: 'https://intranet.voorbeeld.nl/huisstijl', types: [], active: true },
  ...{ created_at: ago(900), failing_since: null, last: { at: ago(4), status: 200 } },
};
const FAILING = { ...HOOK, id: 'w2', failing_since: ago(900), last: { at: ago(4), status: 503 } };

const DELIVERY = {
  ...{ id: 'd1', event: 'e1', type: 'page.moved', at: ago(4), status: 200, body: 'ok', tries: 1 },
  ...{ next_at: null, sent: '{"data":{"title":"Logo"}}', duration: 84, problem: null },
};
const WAITING = { ...DELIVERY, id: 'd2', status: 503, next_at: ago(-60) };

/** The screen as it is with these answers. */
async function answer(page: Page, path: string, json: object): Promise<void> {
  await page.route(new RegExp(`/api/v1/admin/${path}(\\?|$)`), (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json }) : route.fallback(),
  );
}

test.beforeEach(({ page }) => beLoggedIn(page, ADMIN));

test('keys and webhooks: none, and some that fail', async ({ page }) => {
  await answer(page, 'api-tokens', listOf());
  await answer(page, 'webhooks', listOf());
  await page.goto('/admin/connections');
  await expect(page.getByText(/^Nog geen webhooks/)).toBeVisible();
  await expectAccessible(page);
  await answer(page, 'api-tokens', listOf(...KEYS));
  await answer(page, 'webhooks', listOf(HOOK, FAILING, { ...HOOK, id: 'w3', active: false }));
  await answer(page, 'webhooks/\\w+/deliveries', listOf(DELIVERY, WAITING));
  await page.reload();
  await expect(page.getByRole('img', { name: 'Laatste twee berichten, één mislukt' })).toHaveCount(3);
  await expectAccessible(page);
});

test('making a key, and the key', async ({ page }) => {
  await page.goto('/admin/connections');
  await page.getByRole('button', { name: 'Sleutel maken' }).click();
  const form = page.getByRole('dialog', { name: 'Sleutel maken' });
  await form.getByRole('button', { name: 'Maak de sleutel' }).click();
  await form.getByRole('checkbox').first().check();
  await expectAccessible(page);
  await page.route('**/api/v1/admin/api-tokens', (route) =>
    route.fulfill({ json: { data: { ...KEY, token: `cim_${'a'.repeat(43)}` } } }),
  );
  await form.getByLabel('Naam').fill('Intranet');
  await form.getByRole('button', { name: 'Maak de sleutel' }).click();
  const once = page.getByRole('dialog', { name: 'Sleutel voor Intranet' });
  await once.getByText('Zo gebruik je hem').click();
  await expectAccessible(page);
  await once.getByRole('button', { name: 'Klaar' }).click();
  await expectAccessible(page);
});

test('the questions about a key', async ({ page }) => {
  await answer(page, 'api-tokens', listOf(...KEYS));
  await page.goto('/admin/connections');
  await page.getByRole('button', { name: 'Verleng: Drukker' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Intrekken: Drukker' }).click();
  await expectAccessible(page);
});

test('adding a webhook, and one that fails', async ({ page }) => {
  await answer(page, 'webhooks', listOf(FAILING));
  await answer(page, 'webhooks/\\w+/deliveries', listOf(WAITING, DELIVERY));
  await page.goto('/admin/connections');
  await page.getByRole('button', { name: 'Webhook toevoegen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Toevoegen' }).click();
  await expectAccessible(page);
  await page.goto(`/admin/connections/webhooks/${FAILING.id}`);
  await page.locator('summary').first().click();
  await expect(page.getByText('Wat we stuurden').first()).toBeVisible();
  await expectAccessible(page);
});

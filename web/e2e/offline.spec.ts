import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

test.use({ serviceWorkers: 'allow' });

const NOW = '2026-01-02T03:04:05.000Z';

/** Opens an address with the service worker at work. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** All that is kept in this browser, as text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys())
        texts.push(key.url, (await (await cache.match(key))?.text()) ?? '');
    }
    return texts.join('\n');
  });

test('public pages that were read can be read without a connection @everywhere', async ({
  page,
  context,
}) => {
  await visit(page, '/huisstijl/logo');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
  await expect(page.getByText('Je bent offline.')).toBeVisible();
  await expect(page.locator('article img').first()).toHaveJSProperty('complete', true);
});

test('an address that was never opened gets the portal all the same', async ({ page, context }) => {
  await visit(page, '/');
  await context.setOffline(true);
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1, name: 'Registreren' })).toBeVisible();
});

test('nothing private is kept for another login', async ({ page, request, context }) => {
  const title = unique('geheim');
  const admin = await asAdmin(request);
  const { slug } = await admin.post('/pages', {
    title,
    published_at: NOW,
    blocks: [{ type: 'text', title: `Blok van ${title}` }],
  });
  await beLoggedIn(page, ADMIN);
  await visit(page, '/');
  await page.goto(`/huisstijl/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await kept(page)).not.toContain(title);
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  expect(await kept(page)).not.toContain(title);
  await context.setOffline(true);
  await page.goto(`/huisstijl/${slug}`);
  await expect(page.getByText(title)).toHaveCount(0);
});

test('a page that was never opened, without a connection: an example, and the page when it is back @everywhere', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await context.setOffline(true);
  await page.goto('/huisstijl/typografie');
  await expect(page.getByRole('heading', { level: 1, name: 'Voorbeeldpagina' })).toBeVisible();
  await expect(page.getByText('De server is niet te bereiken')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Typografie' })).toBeVisible();
});

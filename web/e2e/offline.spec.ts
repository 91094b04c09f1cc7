import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';
import { takenOver } from './support/taken-over';

test.use({ serviceWorkers: 'allow' });

const NOW = '2026-01-02T03:04:05.000Z';

/** Opens an address with an active service worker. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Everything that this browser has cached, as text. */
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

test(
  'public pages that were read can be read without a connection',
  { tag: '@journey' },
  async ({ page, context }) => {
    await visit(page, '/huisstijl/logo');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
    await expect(page.getByText('Je bent offline.')).toBeVisible();
    await expect(page.locator('article img').first()).toHaveJSProperty('complete', true);
  },
);

test('an address that was never opened gets the portal all the same', async ({ page, context }) => {
  await visit(page, '/');
  await context.setOffline(true);
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1, name: 'Registreren' })).toBeVisible();
});

test('the first page of a first visit is kept, with its pictures', async ({ page, context }) => {
  await visit(page, '/huisstijl/logo');
  await expect.poll(() => kept(page)).toContain('"slug":"logo"');
  await expect.poll(() => kept(page)).toContain('/_files/');
  await expect.poll(() => kept(page)).toContain('/huisstijl/logo.css?v=');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
  await expect(page.locator('article img').first()).toHaveJSProperty('complete', true);
});

test('a page that was left before there was a worker is kept too', async ({ page, context }) => {
  await page.addInitScript(() => {
    if (window.location.pathname === '/huisstijl/kleur')
      navigator.serviceWorker.register = () => Promise.reject(new Error('Not yet'));
  });
  await page.goto('/huisstijl/kleur');
  await takenOver(page);
  await visit(page, '/huisstijl/logo');
  await expect.poll(() => kept(page)).toContain('/api/v1/pages/kleur');
  await context.setOffline(true);
  await page.goto('/huisstijl/kleur');
  await expect(headed(page, 'Kleur')).toBeVisible();
});

/** Errors of the page itself, such as those of React. */
function listenToErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

const inTree = (page: Page, name: string) =>
  page.getByRole('navigation', { name: "Pagina's" }).getByRole('link', { name, exact: true });

const headed = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('what was opened by its address can be read by links, and the other way round', async ({
  page,
  context,
}) => {
  const errors = listenToErrors(page);
  await visit(page, '/huisstijl/kleur');
  await expect.poll(() => kept(page)).toContain('"slug":"kleur"');
  await page.goto('/');
  await expect.poll(() => kept(page)).toContain('/api/v1/pages/home');
  await page.goto('/huisstijl/logo');
  await expect.poll(() => kept(page)).toContain('/api/v1/pages/logo');
  await inTree(page, 'Typografie').click();
  await expect(headed(page, 'Typografie')).toBeVisible();
  await context.setOffline(true);
  for (const name of ['Kleur', 'Logo']) {
    await inTree(page, name).click();
    await expect(headed(page, name)).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click();
  await expect(headed(page, 'Wij zijn Noorderlicht')).toBeVisible();
  await page.goto('/huisstijl/typografie');
  await expect(headed(page, 'Typografie')).toBeVisible();
  for (const path of ['/', '/huisstijl/kleur']) {
    await page.goto(path);
    await expect(page.getByText('Je bent offline.')).toBeVisible();
  }
  await inTree(page, 'Typografie').click();
  await expect(headed(page, 'Typografie')).toBeVisible();
  expect(errors).toEqual([]);
});

test('who closed the side menu reads on too, though the browser draws those pages', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'side-menu', value: 'closed', url: String(baseURL) }]);
  await visit(page, '/huisstijl/kleur');
  await page.goto('/huisstijl/logo');
  await expect.poll(() => kept(page)).toContain('/api/v1/pages/logo');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Zijmenu openen' }).click();
  await inTree(page, 'Kleur').click();
  await expect(headed(page, 'Kleur')).toBeVisible();
});

/** A page that only one group sees, and a user in that group. */
async function secret(request: APIRequestContext) {
  const admin = await asAdmin(request);
  const title = unique('geheim');
  const group = await admin.post('/groups', { name: unique('Groep'), permissions: ['view'] });
  const { slug } = await admin.post('/pages', {
    title,
    groups: [group.id],
    published_at: NOW,
    blocks: [{ type: 'text', title: `Blok van ${title}` }],
  });
  const email = `${unique('lezer').replace(' ', '.')}@noorderlicht.example`;
  const password = 'een-lang-wachtwoord-voor-wie-hier-leest';
  const person = { firstName: 'Lo', lastName: 'Lezer', email, password, groups: [group.id] };
  const { id } = await admin.post('/users', person);
  return { admin, title, slug, id, account: { email, password } };
}

test('who is logged in reads again what this login has read, and nobody else does', async ({
  page,
  request,
  context,
}) => {
  const { title, slug, account } = await secret(request);
  const heading = page.getByRole('heading', { level: 1, name: title });
  await beLoggedIn(page, account);
  await visit(page, '/huisstijl');
  await page.goto(`/huisstijl/${slug}`);
  await expect(heading).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lo Lezer' })).toBeVisible();
  // Another login has another id.
  await page.evaluate(() => localStorage.setItem('session', 'of-another-user'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await context.setOffline(false);
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => kept(page)).not.toContain(title);
  await context.setOffline(true);
  await page.goto(`/huisstijl/${slug}`);
  await expect(page.getByText(title)).toHaveCount(0);
});

test('the tree of an admin has its drafts without a connection too', async ({ page, request, context }) => {
  const name = unique('Concept');
  await (await asAdmin(request)).post('/pages', { title: name });
  await beLoggedIn(page, ADMIN);
  await visit(page, '/huisstijl');
  await page.goto('/huisstijl/logo');
  const draft = page.getByRole('complementary').getByRole('link', { name });
  await expect(draft).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Je bent offline.')).toBeVisible();
  await expect(draft).toBeVisible();
});

test('a right that has ended takes its copies away at the next contact', async ({
  page,
  request,
  context,
}) => {
  const { admin, title, slug, id, account } = await secret(request);
  await beLoggedIn(page, account);
  await visit(page, '/huisstijl');
  await page.goto(`/huisstijl/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(() => kept(page)).toContain(`Blok van ${title}`);
  await admin.put(`/users/${id}`, { groups: [] });
  await page.goto('/huisstijl/logo');
  await expect.poll(() => kept(page)).not.toContain(`Blok van ${title}`);
  await context.setOffline(true);
  await page.goto(`/huisstijl/${slug}`);
  await expect(page.getByText(title)).toHaveCount(0);
});

test('a page that was never opened, without a connection: an example, and the page when it is back', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await context.setOffline(true);
  await page.goto('/huisstijl/typografie');
  await expect(page.getByRole('heading', { level: 1, name: 'Voorbeeldpagina' })).toBeVisible();
  await expect(page.getByText('De server is niet te bereiken')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Typografie' })).toBeVisible();
});

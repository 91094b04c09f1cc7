import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { asAdmin } from './support/api';
import { findPublicPaths } from './support/public-pages';
import { unique } from './support/samples';

test.use({ javaScriptEnabled: false });

test('every public page can be read without script @everywhere', async ({ page, request }) => {
  for (const path of await findPublicPaths(request)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).not.toBeEmpty();
      await expect(page.locator('main section').first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('button').filter({ hasNotText: 'Kopieer' })).toHaveCount(
        0,
      );
      await expect(page.locator('.noscript')).toContainText('Zonder JavaScript kun je hier lezen');
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(tooWide).toBeLessThanOrEqual(0);
    });
  }
});

test(
  'the pages around it, its outline and its parts can be followed @everywhere',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/huisstijl/kleur');
    await page
      .getByRole('navigation', { name: "Pagina's" })
      .getByRole('link', { name: 'Kleur en contrast' })
      .click();
    await expect(page.locator('h1')).toHaveText('Kleur en contrast');
    await page.goto('/huisstijl/kleur');
    const outline = page.getByRole('navigation', { name: 'Op deze pagina' });
    const opener = outline.locator('summary');
    if (await opener.isVisible()) await opener.click();
    await outline.getByRole('link', { name: 'Campagnekleur' }).click();
    await expect(page).toHaveURL(/#campagnekleur$/);
    await expect(page.getByRole('heading', { name: 'Campagnekleur' })).toBeInViewport();
  },
);

test('all values of a colour are there', async ({ page }) => {
  await page.goto('/huisstijl/kleur');
  await expect(page.getByText('88 60 0 0')).toBeVisible();
});

test('what is compared stands beside each other', async ({ page }) => {
  await page.goto('/huisstijl/kleur');
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Van vijf kleuren' }) });
  const [before, after] = await Promise.all(
    [0, 1].map((at) => section.locator('figure').nth(at).boundingBox()),
  );
  expect(after?.y).toBe(before?.y);
  expect(after?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
  await expect(section.getByRole('slider')).toBeHidden();
});

test('a public file is downloaded', async ({ page }) => {
  await page.goto('/huisstijl/logo');
  const download = page.waitForEvent('download');
  const formats = page.getByRole('list', { name: 'Bestanden van Logo in kleur' });
  await formats.getByRole('link', { name: 'Downloaden: Logo in kleur, SVG' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.svg$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('<svg');
});

test('a screen that needs script says so, and leads to what does not', async ({ page }) => {
  await page.goto('/login');
  const notice = page.locator('.noscript');
  await expect(notice).toContainText('Dit scherm heeft JavaScript nodig.');
  await notice.locator('a').click();
  await expect(page.locator('h1')).toContainText('Noorderlicht');
});

for (const path of ['/404', '/delen/bestaat-niet', '/dit/is/er/niet'])
  test(`${path} says in the look of the portal that nothing is there`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('This page could not be found – Corporate Identity Manager');
    await expect(page.locator('h1')).toHaveText('This page could not be found');
    await expect(page.locator('h1')).toHaveCSS('font-family', /Figtree/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Home' }).first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`De pagina ${path} is er niet.`);
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(3);
    await expect(page.getByText('Of zoek verder')).toBeHidden();
    await page.getByRole('link', { name: 'Terug naar home' }).click();
    await expect(page).toHaveURL('/');
  });

test('a block is found where it was called otherwise before', async ({ page, request }) => {
  const { post, put } = await asAdmin(request);
  const body = '<p>Tekst</p>'.repeat(60);
  const titled = (second: string) =>
    ['Eerst', second, 'Daarna'].map((title, index) => ({ id: 20000001 + index, type: 'text', title, body }));
  const live = { is_public: true, published_at: new Date().toISOString() };
  const made = await post('/pages', { title: unique('Hernoemd'), blocks: titled('Vroeger'), ...live });
  await put(`/pages/${made.id}`, { blocks: titled('Nu'), ...live });
  await page.goto(`/huisstijl/${made.slug}#vroeger`);
  await expect(page.getByRole('heading', { name: 'Nu' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Eerst' })).not.toBeInViewport();
});

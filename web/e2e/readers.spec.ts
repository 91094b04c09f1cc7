import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { takenOver } from './support/taken-over';

test('a visitor reads the home page and goes on to a page @everywhere', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Wij zijn Noorderlicht' })).toBeVisible();
  await expect(page).toHaveTitle('Wij zijn Noorderlicht – Corporate Identity Manager');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: /Kleur/ }).first().click();
  await expect(page).toHaveURL('/huisstijl/kleur');
  await expect(page.getByRole('heading', { level: 1, name: 'Kleur' })).toBeFocused();
});

test('a page with all nine block types is accessible @everywhere', async ({ page }) => {
  await page.goto('/huisstijl/blokken');
  await expect(page.getByRole('heading', { level: 1, name: 'Bouwstenen van een pagina' })).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});

test('a supplier gets the logo without an account', async ({ page }) => {
  await page.goto('/');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Downloaden: Logo in kleur, SVG/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('noorderlicht-logo-kleur.svg');
  expect(await download.failure()).toBeNull();
});

test('what a visitor may not have is shown, with the way to log in', async ({ page }) => {
  await page.goto('/huisstijl/logo');
  await page.getByText('Waarom kan ik dit niet downloaden?').first().click();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).first().click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fhuisstijl%2Flogo/);
});

test('the outline leads to a block, and its address can be shared', async ({ page }) => {
  await page.goto('/huisstijl/blokken');
  await page
    .getByRole('navigation', { name: 'Op deze pagina' })
    .getByRole('link', { name: 'Tekst op achtergrond' })
    .click();
  await expect(page).toHaveURL('/huisstijl/blokken#tekst-op-achtergrond');
  await expect(page.getByRole('heading', { name: 'Tekst op achtergrond' })).toBeInViewport();
});

test('the keyboard skips to the content', async ({ page }) => {
  await page.goto('/huisstijl/kleur');
  await expect(page.getByRole('heading', { level: 1, name: 'Kleur' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#inhoud')).toBeFocused();
});

test('on a phone the menu leads through the guide @mobile', async ({ page }) => {
  await page.goto('/huisstijl/kleur');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Typografie' }).click();
  await expect(page).toHaveURL('/huisstijl/typografie');
  await expect(menu).toBeHidden();
});

test('a private page leads to the login and back', async ({ page }) => {
  await page.goto('/huisstijl/social-media');
  await expect(page).toHaveURL(/\/login/);
});

test('a page is fetched ahead when a user points at its link, but not for one who saves data', async ({
  page,
}) => {
  const read: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/pages/')) read.push(new URL(request.url()).pathname);
  });
  await page.goto('/huisstijl/logo');
  const link = page
    .getByRole('navigation', { name: "Pagina's" })
    .getByRole('link', { name: 'Kleur', exact: true });
  await takenOver(page);
  await link.hover();
  await expect.poll(() => read).toContain('/api/v1/pages/kleur');

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.reload();
  await takenOver(page);
  read.length = 0;
  await link.hover();
  await link.focus();
  expect(read).toEqual([]);
});

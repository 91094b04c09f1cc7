import { expect, test } from '@playwright/test';
import { statSync } from 'node:fs';
import { takenOver } from './support/taken-over';

test('a visitor reads the home page and goes on to a page', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Wij zijn Noorderlicht' })).toBeVisible();
  await expect(page).toHaveTitle('Wij zijn Noorderlicht – Corporate Identity Manager');
  // Before that a link loads the next page as a browser does, which focuses nothing.
  await takenOver(page);
  await page.getByRole('main').getByRole('link', { name: /Kleur/ }).first().click();
  await expect(page).toHaveURL('/huisstijl/kleur');
  await expect(page.getByRole('heading', { level: 1, name: 'Kleur' })).toBeFocused();
});

test(
  'a supplier gets the logo without an account, told its type and size beforehand',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: /^Downloaden: Logo in kleur, SVG/ });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('noorderlicht-logo-kleur.svg');
    const { size } = statSync(await download.path());
    const shown = size < 1024 ? `${size} Bytes` : `${Math.round(size / 1024)} KB`;
    const name = await link.getAttribute('aria-label');
    expect(name?.replace(/,(?=\d)/g, '.')).toContain(shown);
  },
);

test('what a visitor may not have is shown, with the way to log in', async ({ page }) => {
  await page.goto('/huisstijl/logo');
  await takenOver(page);
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
  await menu.getByRole('link', { name: 'Typografie' }).click();
  await expect(page).toHaveURL('/huisstijl/typografie');
  await expect(menu).toBeHidden();
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

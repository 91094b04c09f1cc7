import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { expectFocusTrapped, expectFocusWithin, openByKey } from './support/focus';
import { beLoggedIn } from './support/log-in';

/** Opens the guide as the admin. */
async function arrive(page: Page): Promise<void> {
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl');
  await expect(page.getByRole('heading', { level: 1, name: 'Huisstijl' })).toBeVisible();
}

test('the account menu', async ({ page }) => {
  await arrive(page);
  const button = page.getByRole('banner').locator('button[aria-haspopup=menu]');
  const menu = page.getByRole('menu');
  const settings = page.getByRole('menuitem', { name: 'Instellingen' });
  const logout = page.getByRole('menuitem', { name: 'Uitloggen' });

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await openByKey(button, key);
    await expect(settings).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }

  await openByKey(button, 'ArrowUp');
  await expect(logout).toBeFocused();
  await expect(page.getByRole('menu', { name: 'Portaal Beheer' })).toBeVisible();
  for (const [key, item] of [
    ['ArrowDown', settings],
    ['ArrowUp', logout],
    ['Home', settings],
    ['End', logout],
  ] as const) {
    await page.keyboard.press(key);
    await expect(item).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(button).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens' })).toBeFocused();
});

test('the main menu', async ({ page }) => {
  await arrive(page);
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).focus();
  for (const name of ['Home bewerken', 'Huisstijl bewerken', 'Assets', 'Beheer']) {
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Gebruikers' })).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Beheer' })).toHaveAttribute('aria-current', 'page');
});

test('the menu of small screens @mobile', async ({ page }) => {
  await page.goto('/huisstijl/kleur');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await openByKey(button);
  await expectFocusWithin(menu);
  await expectFocusTrapped(page, menu);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Space');
  await menu.getByRole('link', { name: 'Typografie' }).press('Enter');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Typografie' })).toBeFocused();
});

test('a page is found and opened', async ({ page }) => {
  await page.goto('/');
  await openByKey(page.getByRole('button', { name: 'Zoeken' }));
  await expect(page.getByRole('searchbox', { name: 'Zoeken' })).toBeFocused();
  await page.keyboard.type('typografie');
  const found = page.getByRole('dialog').getByRole('link', { name: 'Typografie', exact: true });
  await expect(found).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Typografie' })).toBeFocused();
});

test('the outline of small screens opens, leads and closes @mobile', async ({ page }) => {
  await page.goto('/huisstijl/blokken');
  const outline = page.getByRole('navigation', { name: 'Op deze pagina' });
  const summary = outline.locator('summary');
  const first = outline.getByRole('listitem').getByRole('link').first();
  await openByKey(summary, 'Space');
  await expect(first).toBeVisible();
  await page.keyboard.press('Space');
  await expect(first).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();

  await outline.getByRole('link', { name: 'Tekst met asset', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Tekst met asset', exact: true })).toBeInViewport();
  // From there on, not from the outline.
  await page.keyboard.press('Tab');
  await expect(first).toBeHidden();
  await expect(page.locator(':focus')).toBeInViewport();
});

test('why something is not offered', async ({ page }) => {
  await page.goto('/huisstijl/logo');
  const why = page.locator('details', { hasText: 'Waarom kan ik dit niet downloaden?' }).first();
  const logIn = why.getByRole('link', { name: 'Log in' });
  await openByKey(why.locator('summary'), 'Space');
  await expect(logIn).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(logIn).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(logIn).toBeHidden();
});

test('a video tells what is in it, and takes the focus when it plays', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/bewegend-beeld');
  await expect(page.getByText('het lint tekent zichzelf en wordt het logo')).toBeAttached();
  await openByKey(page.getByRole('button', { name: 'Video afspelen: Bewegend logo' }));
  await expect(page.locator('video')).toBeFocused();
});

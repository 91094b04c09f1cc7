import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { beLoggedIn } from './support/log-in';
import { takenOver } from './support/taken-over';

// On a phone Back is how people close what lies over a page.
test.use({ viewport: { width: 360, height: 740 } });

const dialog = (page: Page) => page.getByRole('dialog');

/** Comes from the home page by a link, so that Back has somewhere to lead. */
async function openLogo(page: Page): Promise<void> {
  await page.goto('/huisstijl/kleur');
  await takenOver(page);
  await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Huisstijl' }).click();
  await expect(page).toHaveURL('/huisstijl/huisstijl');
  await page.getByRole('main').getByRole('link', { name: 'Logo', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
}

const OVER: Record<string, (page: Page) => Promise<void>> = {
  'the search': (page) => page.getByRole('button', { name: 'Zoeken' }).click(),
  'the menu': (page) => page.getByRole('button', { name: 'Menu' }).click(),
  'the basket': async (page) => {
    await page
      .getByRole('button', { name: /^In mandje: / })
      .first()
      .click();
    await page.getByRole('button', { name: /^Mandje/ }).click();
  },
};

for (const [what, open] of Object.entries(OVER)) {
  test(`Back closes ${what}, and leaves the page after that`, async ({ page }) => {
    await openLogo(page);
    await open(page);
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/huisstijl/logo');
    // Forward brings nothing back, and is nothing that Back goes through.
    await page.goForward();
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/huisstijl/huisstijl');
  });

  test(`${what} leaves nothing for Back when it is closed otherwise`, async ({ page }) => {
    await openLogo(page);
    await open(page);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => 'over' in window.history.state)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL('/huisstijl/huisstijl');
  });
}

test('a link in what lies over the page leads on, and back to the page', async ({ page }) => {
  await openLogo(page);
  await OVER['the menu']?.(page);
  await dialog(page).getByRole('link', { name: 'Typografie' }).click();
  await expect(page).toHaveURL('/huisstijl/typografie');
  await page.goBack();
  await expect(page).toHaveURL('/huisstijl/logo');
  await page.goBack();
  await expect(page).toHaveURL('/huisstijl/huisstijl');
});

test('after a reload with something over the page Back leads to the page before', async ({ page }) => {
  await openLogo(page);
  await OVER['the search']?.(page);
  await expect.poll(() => page.evaluate(() => 'over' in window.history.state)).toBe(true);
  await page.reload();
  await takenOver(page);
  await expect.poll(() => page.evaluate(() => 'over' in window.history.state)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/huisstijl/huisstijl');
});

test('Back asks before it loses what was filled in, and leaves once that is answered', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/account/details');
  await page.goto('/admin/colors');
  await page.getByRole('button', { name: 'Kleur toevoegen' }).click();
  await dialog(page).getByLabel('Naam').first().fill('Iets');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Wijzigingen weggooien?' });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await question.getByRole('button', { name: 'Weggooien' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/admin/colors');
  await page.goBack();
  await expect(page).toHaveURL('/account/details');
});

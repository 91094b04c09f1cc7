import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';

const open = (page: Page, title: string) =>
  page.locator('summary', { hasText: `Andere formaten van ${title}` }).first();

test(
  'a visitor takes a logo in another format, by keys, and then knows its size',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/bestanden?search=logo+in+kleur');
    await page
      .getByRole('list', { name: 'Bestanden' })
      .getByRole('link', { name: /^Logo in kleur/ })
      .click();
    const formats = open(page, 'Logo in kleur');
    await formats.focus();
    await page.keyboard.press('Enter');
    const links = page.locator('details[open]').getByRole('link', { name: /^Downloaden: Logo in kleur, / });
    await expect(links.first()).toHaveAccessibleName(
      /^Downloaden: Logo in kleur, Word en PowerPoint, PNG · 1600 × 297/,
    );
    // A logo is neither cut into nor put on white.
    await expect(links.filter({ hasText: 'Sociale media' })).toHaveCount(0);
    await links.first().focus();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe('Logo in kleur-Word en PowerPoint.png');
    expect(
      readFileSync(await download.path())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    await expect(links.first()).toHaveAccessibleName(/PNG · 1600 × 297 · \d+ kB$/i);
  },
);

test('a page and the versions of a logo offer the same, and a refusal is said', async ({ page }) => {
  await page.goto('/huisstijl/logo');
  await page
    .locator('summary', { hasText: /^Bestanden van/ })
    .first()
    .click();
  await page.locator('details[open]').locator('summary', { hasText: 'Andere formaten' }).click();
  const first = page
    .locator('details[open] details[open]')
    .getByRole('link', { name: /^Downloaden: / })
    .first();
  await expect(first).toBeVisible();
  const message = 'Dit beeld is te groot of te ingewikkeld voor het formaat ‘Proef’.';
  await page.route('**/renditions/*/download', (route) =>
    route.fulfill({ status: 409, json: { status: 409, message } }),
  );
  await first.click();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
});

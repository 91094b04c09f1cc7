import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { findAsset, makeBlocks } from './support/blocks';

test(
  'a visitor takes a logo in another format, by keys, and then knows its size',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/bestanden?search=logo+in+kleur');
    await page
      .getByRole('list', { name: 'Bestanden' })
      .getByRole('link', { name: /^Logo in kleur/ })
      .click();
    await page.getByRole('button', { name: 'Eigen maat' }).focus();
    await page.keyboard.press('Enter');
    const sizes = page.getByRole('region', { name: 'Eigen maat van Logo in kleur' });
    const links = sizes.getByRole('link', { name: /^Downloaden: Logo in kleur, / });
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

test('a drawing comes in the width that a visitor types', async ({ page }) => {
  await page.goto('/huisstijl/logo');
  await page.getByRole('link', { name: 'Logo in kleur', exact: true }).click();
  await page.getByRole('button', { name: 'Eigen maat' }).click();
  await page.getByRole('textbox', { name: 'Breedte in pixels' }).fill('640');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('Logo in kleur-640px.png');
  // The width of a PNG stands behind its signature.
  expect(readFileSync(await download.path()).readUInt32BE(16)).toBe(640);
});

test('a page offers the same, and a refusal is said', async ({ page, request }) => {
  const asset = await findAsset(request, 'Logo in kleur');
  await page.goto(`/huisstijl/${await makeBlocks(request, [{ type: 'asset', asset }])}`);
  await page.locator('summary', { hasText: 'Andere formaten' }).click();
  const first = page
    .locator('details[open]')
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

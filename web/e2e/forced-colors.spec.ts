import { expect, test } from '@playwright/test';

test('with forced colours each picture keeps the ground that it is drawn for', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/huisstijl/logo', '/huisstijl/blokken', '/huisstijl/kleur', '/bestanden']) {
    await page.goto(path);
    const grounds = page.getByRole('main').locator('span[class*="bg-"]:has(> img)');
    if (path !== '/huisstijl/kleur') await expect(grounds.first()).toBeVisible();
    const lost = await grounds.evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).forcedColorAdjust !== 'none')
        .map((element) => element.outerHTML),
    );
    expect(lost, path).toEqual([]);
  }
});

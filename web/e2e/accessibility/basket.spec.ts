import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';

test('the basket', async ({ page }) => {
  await page.goto('/huisstijl/beeldmerk');
  const add = page.getByRole('article').getByRole('button', { name: /^In mandje: Beeldmerk, SVG/ });
  await add.first().click();
  const button = page.getByRole('banner').getByRole('button', { name: /^Mandje, / });
  const drawer = page.getByRole('dialog', { name: 'Mandje' });
  await expect(button).toBeVisible();

  await test.step('with a file that one may have, and one that is gone', async () => {
    await page.evaluate(() => {
      const kept: { items: object[] } = JSON.parse(localStorage.getItem('basket:visitor') ?? '{}');
      const gone = { asset: 'bestaatniet', file: null, preset: null, title: 'Oude folder' };
      localStorage.setItem('basket:visitor', JSON.stringify({ ...kept, items: [gone, ...kept.items] }));
    });
    await page.reload();
    await expect(button).toHaveAccessibleName('Mandje, 2 bestanden');
    await expectAccessible(page);
    await button.click();
    await expect(drawer.getByText('Gaat niet mee')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('empty', async () => {
    for (let left = 2; left > 0; left -= 1)
      await drawer
        .getByRole('button', { name: /^Uit mandje: / })
        .first()
        .click();
    await expect(drawer.getByRole('heading', { name: 'Je mandje is leeg' })).toBeVisible();
    await expectAccessible(page);
  });
});

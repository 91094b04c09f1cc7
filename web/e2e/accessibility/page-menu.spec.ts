import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { title } from '../support/editor';
import { openByKey } from '../support/focus';
import { beLoggedIn } from '../support/log-in';

test('the menu of a page in the tree, and the questions it asks', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/kleur/edit');
  await expect(title(page)).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  const more = page.getByRole('button', { name: 'Meer voor Typografie', exact: true });
  await openByKey(more);
  await expect(page.getByRole('menuitem', { name: 'Verwijderen' })).toBeVisible();
  await expectAccessible(page);

  for (const [item, question] of [
    ['Hernoemen', 'Typografie hernoemen'],
    ['Verplaatsen naar…', 'Typografie verplaatsen'],
  ] as const) {
    await test.step(item, async () => {
      await openByKey(page.getByRole('menuitem', { name: item, exact: true }));
      const dialog = page.getByRole('dialog', { name: question });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await openByKey(more);
    });
  }
});

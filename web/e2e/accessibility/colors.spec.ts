import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { asAdmin } from '../support/api';
import { beLoggedIn } from '../support/log-in';
import { unique } from '../support/samples';

test('a colour that is refused, and one that is in use', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const name = unique('Gebruikt');
  const { id } = await admin.post('/colors', { name, hex: '#123456' });
  const made = await admin.post('/pages', {
    title: unique('Kleurig'),
    blocks: [{ type: 'colors', colors: [id] }],
  });
  const dialog = page.getByRole('dialog');
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/colors');

  await test.step('refused', async () => {
    await page.getByRole('button', { name: 'Kleur toevoegen' }).click();
    await dialog.getByLabel('Kleur op een scherm').fill('#B8500C');
    await expect(dialog.getByText('Als tekst op')).toBeVisible();
    await dialog.getByRole('button', { name: 'Toevoegen' }).click();
    await expect(dialog.getByLabel('Naam', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Weggooien' }).click();
  });

  await test.step('in use', async () => {
    await page.getByRole('button', { name: `Meer over ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Wijzigen' }).click();
    await expect(dialog.getByRole('region', { name: 'Gebruikt op' }).getByRole('link')).toHaveCount(2);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Meer over ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
    await dialog.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(page.getByRole('dialog', { name: `${name} is in gebruik` })).toBeVisible();
    await expectAccessible(page);
  });

  await admin.remove(`/pages/${made.id}`);
  await admin.remove(`/colors/${id}`);
});

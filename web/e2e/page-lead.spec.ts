import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { publish, saved, title } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

test('a page is introduced by a sentence under its title @everywhere', async ({ page, request }) => {
  const name = unique('Met inleiding');
  const { slug } = await (await asAdmin(request)).post('/pages', { title: name, is_public: true });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const lead = page.getByRole('textbox', { name: 'Inleiding' });
  await title(page).press('Enter');
  await expect(lead).toBeFocused();
  await page.keyboard.type('Waar het over gaat, in één zin.');
  await expect(saved(page)).toBeAttached();
  await expectAccessible(page);
  await publish(page);
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible();

  await page.goto(`/huisstijl/${slug}`);
  await expect(page.getByText('Waar het over gaat, in één zin.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/huisstijl');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('Waar het over gaat, in één zin.')).toBeVisible();
});

test('near its limit it counts, and beyond it says how much is too much', async ({ page, request }) => {
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Te lang') });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const lead = page.getByRole('textbox', { name: 'Inleiding' });
  await lead.fill('a'.repeat(239));
  await expect(page.getByText(/^300 tekens/)).toBeHidden();
  await lead.fill('a'.repeat(260));
  await expect(page.getByText('300 tekens, nog 40.')).toBeVisible();
  await lead.fill('a'.repeat(312));
  await expect(page.getByText('300 tekens, 12 te veel.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Niet opgeslagen: Inleiding' })).toBeVisible();
  await lead.fill('a'.repeat(300));
  await expect(saved(page)).toBeVisible();
});

test('the caret of a new page stands in its title', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/kleur/edit');
  await page.getByRole('link', { name: 'Pagina toevoegen' }).click();
  await expect(title(page)).toBeFocused();
  await page.goto('/huisstijl/create');
  await expect(title(page)).toBeFocused();
});

import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { publish, title } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

test('a page is introduced by a sentence under its title', async ({ page, request }) => {
  const name = unique('Met inleiding');
  const { slug } = await (await asAdmin(request)).post('/pages', { title: name, is_public: true });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const lead = page.getByRole('textbox', { name: 'Inleiding' });
  await title(page).press('Enter');
  await expect(lead).toBeFocused();
  await page.keyboard.type('Waar het over gaat, in één zin.');
  await page.keyboard.press('Enter');
  const block = page.getByRole('group', { name: 'Blok 1: Tekst' });
  await expect(block.getByRole('textbox', { name: 'Tekst', exact: true })).toBeFocused();
  await page.keyboard.type('De eerste alinea.');
  await publish(page);
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible();

  await page.goto(`/huisstijl/${slug}`);
  await expect(page.getByText('Waar het over gaat, in één zin.')).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: 'De eerste alinea.' })).toBeVisible();
  await page.goto('/huisstijl');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('Waar het over gaat, in één zin.')).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn } from './support/log-in';

test('the log tells who did what, a day at a time, with before and after', async ({ page, request }) => {
  const word = `Zoekbaar${crypto.randomUUID().slice(0, 8)}`;
  const admin = await asAdmin(request);
  const { id } = await admin.post('/groups', { name: word, permissions: ['view'] });
  await admin.put(`/groups/${id}`, { name: `${word} nieuw`, permissions: ['view'] });
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/groups');
  await page.getByRole('link', { name: 'Logboek', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logboek' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^Vandaag/ })).toBeVisible();

  await page.getByLabel('Zoeken', { exact: true }).fill(word);
  await expect(page.getByText('2 regels in het logboek.')).toBeAttached();
  const rows = page.getByRole('listitem').filter({ hasText: `${word} nieuw` });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(`wijzigde de groep ${word} nieuw`);
  await expect(rows.last()).toContainText(`maakte de groep ${word} nieuw`);
  await rows.first().locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(rows.first().locator('del')).toHaveText(word);
  await expect(rows.first().locator('ins')).toHaveText(`${word} nieuw`);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV van deze lijst' }).click();
  const file = await (await download).path();
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`;wijzigde de groep;${word} nieuw;`);

  await page.getByLabel('Wat').selectOption({ label: 'Pagina’s' });
  await expect(page.getByText('Hier staat niets')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('kind')).toBe('page');
  await page.getByRole('button', { name: 'Alles laten zien' }).click();
  await expect(page.getByLabel('Zoeken', { exact: true })).toHaveValue('');
});

import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { beLoggedIn } from './support/log-in';

test('Beheer has one row of tabs on a phone, with the current one in sight @mobile', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/audit');
  const tabs = page.getByRole('navigation', { name: 'Beheer' }).getByRole('link');
  const current = tabs.filter({ hasText: 'Logboek' });
  await expect(current).toBeInViewport({ ratio: 1 });
  const rows = await tabs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(rows).size).toBe(1);
  const margin = (await page.getByRole('heading', { level: 1 }).boundingBox())?.x ?? -1;
  await tabs.first().evaluate((link) => link.scrollIntoView({ inline: 'start' }));
  await expect
    .poll(async () => Math.round((await tabs.first().boundingBox())?.x ?? 0))
    .toBe(Math.round(margin));
});

test('a page is added from the top of the menu of a phone @mobile', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl');
  await page.getByRole('button', { name: 'Menu' }).click();
  const add = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pagina toevoegen' });
  await expect(add).toHaveCount(1);
  await expect(add).toBeInViewport({ ratio: 1 });
  await add.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe pagina' })).toBeAttached();
});

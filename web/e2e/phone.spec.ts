import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

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

test('on a phone the format bar stays off the text, and moves nothing @mobile', async ({ page, request }) => {
  const blocks = [1, 2, 3].map((n) => ({ type: 'text', title: `Kop ${n}`, body: `<p>Tekst ${n}.</p>` }));
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Opmaak'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const text = page.getByText('Tekst 2.', { exact: true });
  await text.scrollIntoViewIfNeeded();
  const before = await text.boundingBox();
  await text.click({ force: true });
  const bar = page.getByRole('toolbar', { name: 'Opmaak van Tekst' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await text.boundingBox()).toEqual(before);
  const box = await bar.boundingBox();
  expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThan(box?.y ?? 0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(
    await page.evaluate(() => window.innerHeight - 16),
  );
});

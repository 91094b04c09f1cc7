import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { enter } from './support/log-in';

declare global {
  interface Window {
    noteRefusal?: (refusal: string) => void;
  }
}

/** Collects what the browser refuses to load or apply. */
async function watchRefusals(page: Page): Promise<string[]> {
  const refusals: string[] = [];
  await page.exposeFunction('noteRefusal', (refusal: string) => refusals.push(refusal));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) => {
      window.noteRefusal?.(`${location.pathname}: ${violatedDirective} ${sourceFile} ${sample}`);
    });
  });
  return refusals;
}

test('nothing on the screens goes against the content security policy', async ({ page }) => {
  const refusals = await watchRefusals(page);
  await page.goto('/huisstijl/kleur-en-contrast');
  const sample = page.getByText('Kom om 9 uur').first();
  await expect(sample).toBeVisible();
  // Cleaned texts keep their colours all the same.
  const colour = await sample.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(colour).not.toBe('rgba(0, 0, 0, 0)');

  await enter(page, ADMIN);
  for (const address of [
    '/huisstijl/typografie/edit',
    '/huisstijl/kleur-en-contrast/edit',
    '/assets',
    '/admin/users',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(refusals).toEqual([]);

  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => refusals.length).toBe(1);
});

import { expect, test, type Page } from '@playwright/test';
import { statSync } from 'node:fs';
import path from 'node:path';
import { ADMIN } from '../e2e/support/accounts';
import { choose } from '../e2e/support/editor';
import { beLoggedIn } from '../e2e/support/log-in';

const FOLDER = path.join(import.meta.dirname, '..', 'docs');
const MOST_BYTES = 200_000;

/** As it stands in the README: true colour, as the browser draws it. */
async function draw(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(
      [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode()),
    );
  });
  const file = path.join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
  expect(statSync(file).size, `${name}.png`).toBeLessThan(MOST_BYTES);
}

test('what visitors see', async ({ page }) => {
  for (const [name, address, heading] of [
    ['home', '/', 'Wij zijn Noorderlicht'],
    ['page', '/huisstijl/kleur', 'Kleur'],
    ['login', '/login', 'Inloggen'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await draw(page, name);
  }
});

test('what editors and admins see', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  for (const [name, address, heading] of [
    ['editor', '/huisstijl/kleur/edit', 'Kleur bewerken'],
    ['assets', '/assets', 'Assets'],
    ['groups', '/admin/groups', 'Groepen'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await draw(page, name);
  }
});

test('what changed since a publication', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/social-media/edit');
  await choose(page, 'Geschiedenis');
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Versies' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await draw(page, 'history');
});

import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';

const BLOCKS = ['Tekst', 'Tekst met asset', 'Tekst met assets', 'Tekst op achtergrond', 'Teksttegel', 'HTML'];

test('the showcase has every element and every type of block @everywhere', async ({ page }) => {
  await page.goto('/elements');
  await expect(page.getByRole('heading', { level: 1, name: 'Elementen' })).toBeVisible();
  for (const name of BLOCKS) {
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeAttached();
  }
  await expectAccessible(page);
});

test('messages of four types, and a screen that is covered while something goes on', async ({ page }) => {
  await page.goto('/elements');
  for (const [button, text, role] of [
    ['Gelukt', 'Opgeslagen.', 'status'],
    ['Ter informatie', 'Er is een nieuwe versie.', 'status'],
    ['Let op', 'Deze pagina heeft nog geen groepen.', 'status'],
    ['Mislukt', 'Dit bestand is te groot.', 'alert'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole(role).filter({ hasText: text })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Even bezig', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Even bezig…' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

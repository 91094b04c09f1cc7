import { expect, test } from '@playwright/test';

const BLOCKS = ['Tekst', 'Tekst met asset', 'Tekst met assets', 'Tekst op achtergrond', 'Teksttegel', 'HTML'];

test('the showcase has every element and every type of block', async ({ page }) => {
  await page.goto('/elements');
  await expect(page.getByRole('heading', { level: 1, name: 'Elementen' })).toBeVisible();
  for (const name of BLOCKS) {
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeAttached();
  }
  await expect(page.getByRole('button', { name: 'Kopieer HEX #0b2c5f' })).toBeVisible();
  // Without `prep` in the font, browsers on Linux round each letter up.
  const [small = 0, large = 0] = await page.evaluate(async () => {
    await document.fonts.ready;
    return [16, 160].map((size) => {
      const words = document.body.appendChild(document.createElement('span'));
      words.style.cssText = `position: absolute; white-space: nowrap; font-weight: 600; font-size: ${size}px`;
      words.textContent = 'Zo gebruik je het logo op een gekleurd vlak';
      const { width } = words.getBoundingClientRect();
      words.remove();
      return width / size;
    });
  });
  expect(small / large).toBeLessThan(1.02);
});

import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';

/** Another site: a page without anything of its own. */
async function startIntranet(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>Intranet</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

test(
  'a visitor copies a stable address, and another site shows what is there',
  { tag: '@journey' },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
    await page.goto('/huisstijl/logo');
    await page.getByRole('link', { name: 'Logo in kleur', exact: true }).click();
    const button = page.getByRole('button', { name: 'Kopieer vast adres' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Vast adres van Logo in kleur' });
    await expect(dialog.getByRole('button', { name: 'Sluiten' })).toBeFocused();
    await dialog.getByRole('radio', { name: 'PNG, 1600 px' }).check();
    await dialog.getByRole('button', { name: /^Kopieer http.*\.png$/ }).press('Enter');
    await expect(dialog.getByText('Gekopieerd')).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(address).origin).toBe(new URL(page.url()).origin);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    const intranet = await startIntranet();
    try {
      await page.goto(intranet.url);
      const shown = await page.evaluate(async (src) => {
        const picture = document.body.appendChild(new Image());
        picture.src = src;
        await picture.decode();
        const response = await fetch(src);
        return {
          width: picture.naturalWidth,
          type: response.headers.get('content-type'),
          status: response.status,
        };
      }, address);
      expect(shown).toEqual({ width: 1600, type: 'image/png', status: 200 });
      const closed = await page.evaluate(async (src) => (await fetch(src)).status, `${address}x`);
      expect(closed).toBe(404);
    } finally {
      intranet.stop();
    }
  },
);

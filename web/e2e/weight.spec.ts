import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';

/**
 * The maximum size of a first visit to a public page, in compressed bytes. `npm run lint` holds the build against it; what
 * a browser fetches besides, only a browser tells.
 */
const LIMITS: Record<'script' | 'stylesheet' | 'font', number> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '..', 'first-visit.json'), 'utf8'),
);

/** The transferred bytes of a first visit, per kind of file. */
async function fetchedBy(page: Page, address: string) {
  const sizes = { script: 0, stylesheet: 0, font: 0 };
  const measured: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return;
    const add = request.sizes().then(({ responseBodySize }) => {
      sizes[kind] += responseBodySize;
    });
    measured.push(add);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await Promise.all(measured);
  return sizes;
}

for (const address of ['/', '/huisstijl/blokken']) {
  test(`a first visit to ${address} stays light`, async ({ page }) => {
    const sizes = await fetchedBy(page, address);
    for (const kind of ['script', 'stylesheet', 'font'] as const) {
      expect(sizes[kind], kind).toBeGreaterThan(0);
      expect(sizes[kind], kind).toBeLessThanOrEqual(LIMITS[kind]);
    }
  });
}

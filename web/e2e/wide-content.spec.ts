import { expect, test } from '@playwright/test';
import { asAdmin } from './support/api';
import { ownPicture } from './support/pictures';
import { unique } from './support/samples';
import { takenOver } from './support/taken-over';
import { uploadAsset } from './support/upload-asset';

const LONG = 'https://www.noorderlicht.example/een/heel/lang/pad/naar/een/bestand/dat/lang/heet.pdf';
const text = (body: string, fields: object = {}) => ({ type: 'text', title: LONG, body, ...fields });

/** What cannot break, and the widest of what cleaning leaves of a style. */
const BLOCKS = [
  text(`<p>${LONG}</p><ul><li>Zie <a href="${LONG}">${LONG}</a><ol><li>${LONG}</li></ol></li></ul>`),
  text(`<dl><dt>${LONG}</dt><dd>${LONG}</dd></dl><blockquote>${LONG}</blockquote><pre>${LONG}</pre>`),
  text(
    `<details open><summary>${LONG}</summary><div style="display:flex">${LONG}<b>${LONG}</b></div></details>`,
  ),
  { type: 'quote', quote: LONG, source: LONG },
  { type: 'text-tile', title: LONG, tile: { title: LONG, body: `<p>${LONG}</p>` } },
  { type: 'accordion', items: [{ title: LONG, body: `<p>${LONG}</p>` }] },
  text('<p style="width:1280px;max-width:1280px">Breed</p><p style="width:80rem">Breed</p>'),
  text(`<p style="font-size:64px">${LONG}</p>${'<div style="padding:64px">'.repeat(20)}diep`),
  text(
    `<div style="display:grid;width:160ch"><p style="display:inline-block;width:1280px">${LONG}</p></div>`,
  ),
  {
    type: 'html',
    body: '<img width="9999" alt="x" src="/pwa-192x192.png" /><p style="font-size:4em">Wij</p>',
  },
];

test('nothing that an editor writes makes a page wider than a phone', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const data = { title: LONG, is_public: true, published_at: '2026-01-01T00:00:00.000Z', blocks: BLOCKS };
  const { slug } = await admin.post('/pages', data);
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/huisstijl/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wide = await page.evaluate(() => {
      const article = document.querySelector('article');
      const links = Array.from(article?.querySelectorAll('li, dd, q, blockquote, h2, summary') ?? []);
      return {
        page: document.documentElement.scrollWidth > window.innerWidth,
        lines: links.filter((line) => line.getBoundingClientRect().right > window.innerWidth).length,
      };
    });
    expect(wide).toEqual({ page: false, lines: 0 });
  }
});

test('a picture is no larger than it is, and no higher than the window', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const small = await uploadAsset(request, 'original', ownPicture('klein.png', 64, 64));
  const high = await uploadAsset(request, 'original', ownPicture('hoog.png', 120, 3000));
  const { slug } = await admin.post('/pages', {
    title: unique('Beelden'),
    is_public: true,
    published_at: '2026-01-01T00:00:00.000Z',
    blocks: [
      { type: 'asset', asset: small },
      { type: 'text-assets', assets: [small, high], settings: { outlined: 'outlined' } },
      { type: 'asset', asset: high },
      { type: 'compare', before: small, after: small },
      { type: 'compare', before: high, after: high },
      { type: 'text-tile', tile: { asset: small, title: 'Klein' } },
      { type: 'text-tile', tile: { asset: high, title: 'Hoog' } },
      { type: 'logo-pack', logos: [{ asset: small }, { asset: high, arrangement: 'mark' }], space: 25 },
      { type: 'icons', assets: [small, high] },
      { type: 'jobs', jobs: [small, high].map((asset) => ({ title: 'Maken', asset })) },
    ],
  });
  await page.goto(`/huisstijl/${slug}`);
  await takenOver(page);
  const pictures = page.getByRole('article').locator('img');
  await expect.poll(() => pictures.count()).toBeGreaterThan(15);
  const height = page.viewportSize()?.height ?? 0;
  for (const picture of await pictures.all()) {
    const box = await picture.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(Number(await picture.getAttribute('width')));
    expect(box?.height).toBeLessThanOrEqual(height);
  }
});

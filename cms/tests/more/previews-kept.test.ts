import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { ADMIN, type Portal, startPortal } from '../support/portal';
import type { Data, PageBody } from '../support/wire';

const MINUTE = 60_000;
const WINDOW = 30 * MINUTE;

let portal: Portal;
let page: PageBody;
let asset: { id: string };

beforeAll(async () => {
  portal = await startPortal();
  const admin = await portal.admin();
  asset = await makeAsset(admin, await samples.png(40, 40), [], { title: 'Gevel' });
  page = (
    await admin.post<Data<PageBody>>('/pages', {
      ...{ title: 'Gevel', is_public: true, published_at: '2026-01-02T03:04:05Z' },
      blocks: [{ type: 'asset', asset: asset.id }],
    })
  ).body.data;
});
afterAll(() => portal.stop());

test('an answer with pictures stays the same for half an hour, and its pictures are there for half an hour more', async () => {
  const clock = vi.spyOn(Date, 'now');
  const start = (Math.floor(Date.now() / WINDOW) + 1) * WINDOW;
  clock.mockReturnValue(start + 1000);
  const admin = await portal.api.as(ADMIN.email, ADMIN.password);
  const addresses: [who: Client, address: string][] = [
    ...['/library', `/assets/${asset.id}`, `/pages/${page.slug}`, '/search?q=gevel', '/site'].map(
      (address): [Client, string] => [portal.api, address],
    ),
    ...['/assets', '/library', `/assets/${asset.id}`, `/admin/pages/${page.slug}`, '/search?q=gevel'].map(
      (address): [Client, string] => [admin, address],
    ),
    [portal.site, `/huisstijl/${page.slug}`],
  ];
  const pictures = new Set<string>();
  for (const [who, address] of addresses) {
    clock.mockReturnValue(start + 1000);
    const first = await who.get(address);
    // As long as a login lasts, and longer than any window of before.
    clock.mockReturnValue(start + 10 * MINUTE);
    const again = await who.get(address, { 'If-None-Match': first.headers.get('etag') ?? '' });
    expect([address, first.status, again.status]).toEqual([address, 200, 304]);
    const text = first.bytes.toString().replaceAll('&amp;', '&');
    for (const [picture] of text.matchAll(/\/_files\/[^" ]*signature=[\w-]*/g)) pictures.add(picture);
  }
  expect(pictures.size).toBeGreaterThan(1);
  // Handed out at the very end.
  clock.mockReturnValue(start + 2 * WINDOW - 1000);
  for (const picture of pictures) expect((await portal.site.get(picture)).status).toBe(200);
  clock.mockReturnValue(start + 2 * WINDOW + 1000);
  for (const picture of pictures) expect((await portal.site.get(picture)).status).toBe(403);
  clock.mockRestore();
});

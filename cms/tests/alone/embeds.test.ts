import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { type OwnPortal, startPortal } from '../support/portal';
import { publish } from '../support/searching';
import type { Data } from '../support/wire';

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await startPortal({ env: { EMBED_HOSTS: 'youtube.com, Player.Vimeo.com, video.ziekenhuis.nl' } });
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const write = (address: string) =>
  admin.post<{ error?: { fields?: Record<string, string> } }>('/pages', {
    title: 'Film',
    blocks: [{ type: 'embed', address }],
  });

test('the list says what is taken, what readers are told, and where frames come from', async () => {
  const { body } = await portal.api.get<Data<{ embedHosts: string[] }>>('/site');
  expect(body.data.embedHosts).toEqual(['youtube.com', 'player.vimeo.com', 'video.ziekenhuis.nl']);
  const { headers } = await portal.site.get('/', { Accept: 'text/html' });
  expect(headers.get('content-security-policy')).toContain(
    'frame-src https://youtube.com https://player.vimeo.com https://video.ziekenhuis.nl https://www.youtube-nocookie.com;',
  );
});

test('a video comes to readers with its address, and is found by what can be seen', async () => {
  const { slug } = await publish(admin, {
    title: 'Een film',
    is_public: true,
    blocks: [
      {
        type: 'embed',
        address: '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?a=1&amp;b=2"></iframe>',
        description: 'Een ooievaar landt op het dak.',
      },
    ],
  });
  const { body } = await portal.api.get<Data<{ blocks: Record<string, unknown>[] }>>(`/pages/${slug}`);
  expect(body.data.blocks[0]).toMatchObject({
    type: 'embed',
    title: '',
    address: 'https://www.youtube.com/embed/dQw4w9WgXcQ?a=1&b=2',
    description: 'Een ooievaar landt op het dak.',
  });
  const found = await portal.api.get<Data<{ page?: { slug: string } }[]>>('/search?q=ooievaar');
  expect(JSON.stringify(found.body)).toContain(slug);
});

test.each([
  [
    'https://www.instagram.com/p/abc/',
    'Van deze site mag niets worden ingesloten. Het mag van: YouTube, Vimeo, video.ziekenhuis.nl.',
  ],
  [
    'https://evil.example/',
    'Van deze site mag niets worden ingesloten. Het mag van: YouTube, Vimeo, video.ziekenhuis.nl.',
  ],
  ['https://www.youtube.com.evil.example/watch?v=abc', 'Van deze site mag niets'],
  ['https://www.youtube.com/@kanaal', 'Vul het https-adres in van een video, bericht of kaart van: YouTube'],
  ['http://video.ziekenhuis.nl/1', 'Vul het https-adres in'],
  ['javascript:alert(1)', 'Vul het https-adres in'],
  ['https://video.ziekenhuis.nl:8443/1', 'Vul het https-adres in'],
])('%s is refused beside its field', async (address, sentence) => {
  const { status, body } = await write(address);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(sentence);
  expect(JSON.stringify(body)).toContain('blocks.0.address');
});

test('no address is fine while a block is made', async () => {
  expect((await write('')).status).toBe(200);
});

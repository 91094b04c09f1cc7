import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import type { Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import { publish, search } from '../support/searching';
import type { BlockBody, Data, ErrorBody, PageBody } from '../support/wire';

let portal: Portal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

const read = async (slug: string): Promise<BlockBody[]> =>
  (await portal.api.get<Data<PageBody>>(`/pages/${slug}`)).body.data.blocks;

test('what opens and who is quoted is kept in order, clean, and read by visitors', async () => {
  const { slug } = await publish(admin, {
    title: 'Vragen en woorden',
    blocks: [
      {
        type: 'accordion',
        title: 'Vragen',
        items: [
          { title: 'Tweede <b>eerst</b>', body: '<p onclick="x()">Ja<script>x()</script></p>' },
          { title: 'Eerste', body: '<table><tbody><tr><td colspan="2">Cel</td></tr></tbody></table>' },
        ],
      },
      { type: 'quote', quote: ' Een zin.\nNog een zin. ', source: 'Wie het zei' },
    ],
  });
  const [accordion, quote] = await read(slug);
  expect(accordion).toMatchObject({
    type: 'accordion',
    title: 'Vragen',
    subtitle: '',
    body: '',
    items: [
      { title: 'Tweede <b>eerst</b>', body: '<p>Ja</p>' },
      { title: 'Eerste', body: '<table><tbody><tr><td colspan="2">Cel</td></tr></tbody></table>' },
    ],
  });
  expect(quote).toMatchObject({ type: 'quote', quote: 'Een zin.\nNog een zin.', source: 'Wie het zei' });
});

test('a link in what opens follows its page', async () => {
  const target = await publish(admin, { title: 'Doel', slug: 'doel-oud' });
  const items = [{ title: 'Waar?', body: '<p><a href="/huisstijl/doel-oud#kop">Hier</a></p>' }];
  const { slug } = await publish(admin, { title: 'Wijst', blocks: [{ type: 'accordion', items }] });
  expect((await admin.put(`/pages/${target.id}`, { slug: 'doel-nieuw' })).status).toBe(200);
  const [block] = await read(slug);
  expect(block?.['items']).toEqual([
    { title: 'Waar?', body: '<p><a href="/huisstijl/doel-nieuw#kop">Hier</a></p>' },
  ]);
});

test('both are found: by the heading of a part, by its text, by the quote and by its source', async () => {
  const { id } = await publish(admin, {
    title: 'Vindbaar',
    blocks: [
      {
        type: 'accordion',
        items: [{ title: 'Over kwikstaarten', body: '<p>Zij eten muggenlarven.</p>' }],
      },
      { type: 'quote', quote: 'Een wielewaal zingt hoog.', source: 'Jan Vogelaar' },
    ],
  });
  for (const word of ['kwikstaarten', 'muggenlarven', 'wielewaal', 'vogelaar']) {
    const { data } = await search(portal.api, word);
    expect(
      data.map(({ page }) => page?.id),
      word,
    ).toContain(id);
  }
  const [hit] = (await search(portal.api, 'kwikstaarten')).data;
  expect(hit?.block?.type).toBe('accordion');
});

test('what does not fit is refused beside its field', async () => {
  const refused = async (block: object): Promise<Record<string, string[]> | undefined> => {
    const { status, body } = await admin.post<ErrorBody>('/pages', { title: 'Fout', blocks: [block] });
    expect(status).toBe(400);
    return body.errors;
  };
  const long = 'x'.repeat(256);
  expect(await refused({ type: 'accordion', items: [{ title: 'a' }, { title: long }] })).toHaveProperty([
    'blocks.0.items.1.title',
  ]);
  expect(await refused({ type: 'accordion', items: 'geen lijst' })).toHaveProperty(['blocks.0.items']);
  expect(await refused({ type: 'accordion', items: [{ kop: 'a' }] })).toBeDefined();
  expect(await refused({ type: 'quote', quote: 'x'.repeat(2001) })).toHaveProperty(['blocks.0.quote']);
  expect(await refused({ type: 'quote', source: long })).toHaveProperty(['blocks.0.source']);
});

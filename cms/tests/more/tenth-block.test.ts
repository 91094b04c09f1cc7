import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { getForm } from '../samples/sending';
import { changePageSchema, copyApplication } from '../support/application';
import type { Client } from '../support/client';
import { inPanel } from '../support/panel';
import { MAINTAINER, type OwnPortal, startPortal } from '../support/portal';
import { waitForRows } from '../support/rows';
import type { BlockBody, Data, ErrorBody, PageBody } from '../support/wire';

/** What a maintainer makes in Strapi's Content-Type Builder: nothing in it is known to the portal. */
const COLOUR_PALETTE = {
  collectionName: 'components_block_colour_palette',
  info: { displayName: 'Kleurenpalet', icon: 'brush' },
  options: {},
  attributes: {
    title: { type: 'string', maxLength: 80 },
    intro: { type: 'richtext' },
    layout: { type: 'enumeration', enum: ['raster', 'rij'], default: 'rij', required: true },
    showCodes: { type: 'boolean', default: true },
    code: { type: 'string', regex: '^#[0-9a-f]{6}$', default: '#000000' },
    example: { type: 'relation', relation: 'oneToOne', target: 'api::asset.asset' },
    buttons: { type: 'component', component: 'part.button', repeatable: true },
    internal: { type: 'string', private: true, default: 'geheim-blok' },
    notes: { type: 'json' },
    sheet: { type: 'media', multiple: false, allowedTypes: ['images'] },
  },
};

let portal: OwnPortal;
let admin: Client;
let distDir: string;

function addBlockType(): void {
  const button = path.join(distDir, 'src/components/part/button.json');
  const schema = JSON.parse(readFileSync(button, 'utf8'));
  schema.attributes.internal = { type: 'string', private: true, default: 'geheim-deel' };
  writeFileSync(button, JSON.stringify(schema));
  changePageSchema(distDir, ({ blocks }) => blocks.components.push('block.colour-palette'));
  writeFileSync(
    path.join(distDir, 'src/components/block/colour-palette.json'),
    JSON.stringify(COLOUR_PALETTE),
  );
}

beforeAll(async () => {
  distDir = copyApplication();
  addBlockType();
  portal = await startPortal({ distDir });
  admin = await portal.admin();
});
afterAll(async () => {
  await portal.stop();
  rmSync(distDir, { recursive: true, force: true });
});

/** A block as a screen of Strapi has it. */
interface Row extends Record<string, unknown> {
  __component: string;
  buttons?: object[];
}

interface BlockTypeBody {
  type: string;
  label: string;
  fields: { name: string; kind: string; label: string; of?: { name: string }[] }[];
  defaults: Record<string, unknown>;
  options: Record<string, { value: string; label: string }[]>;
}

test('the editor finds a block type that was added, its fields, options and defaults', async () => {
  const { body } = await admin.get<Data<BlockTypeBody[]>>('/admin/block-types');
  expect(body.data).toHaveLength(21);
  const found = body.data.find(({ type }) => type === 'colour-palette');
  expect(found?.label).toBe('Kleurenpalet');
  expect(found?.fields.map(({ name, kind }) => [name, kind])).toEqual([
    ['title', 'text'],
    ['intro', 'html'],
    ['layout', 'option'],
    ['showCodes', 'boolean'],
    ['code', 'text'],
    ['example', 'asset'],
    ['buttons', 'list'],
  ]);
  expect(found?.fields.find(({ name }) => name === 'buttons')?.of?.map(({ name }) => name)).toContain(
    'label',
  );
  expect(found?.options.layout?.map(({ value }) => value)).toEqual(['raster', 'rij']);
  expect(found?.defaults).toMatchObject({
    type: 'colour-palette',
    title: '',
    intro: '',
    layout: 'rij',
    showCodes: true,
    example: null,
    buttons: [],
    isPrivate: false,
  });
});

test('a page keeps it through save, publication and reading', async () => {
  const blocks = [
    {
      type: 'colour-palette',
      title: 'Kleuren',
      intro: '<p>Ons blauw<script>x</script></p>',
      layout: 'raster',
      buttons: [{ label: 'Meer', url: '/huisstijl/kleur' }],
    },
    { type: 'text', title: 'Gewoon' },
  ];
  const made = await admin.post<Data<PageBody>>('/pages', { title: 'Palet', is_public: true });
  const saved = await admin.put<Data<PageBody>>(`/pages/${made.body.data.id}`, {
    blocks,
    published_at: '2026-01-01T00:00:00Z',
  });
  expect(saved.status).toBe(200);
  const live = await portal.api.get<Data<PageBody>>('/pages/palet');
  const [palette]: BlockBody[] = live.body.data.blocks;
  expect(palette).toMatchObject({
    type: 'colour-palette',
    slug: 'kleuren',
    title: 'Kleuren',
    intro: '<p>Ons blauw</p>',
    layout: 'raster',
    showCodes: true,
    example: null,
    buttons: [{ label: 'Meer', url: '/huisstijl/kleur', target: '_self', icon: null }],
  });
});

test('what does not fit its schema is refused at its field', async () => {
  const { status, body } = await admin.post<ErrorBody>('/pages', {
    title: 'Fout',
    blocks: [{ type: 'colour-palette', layout: 'cirkel', buttons: [{ url: 'javascript:x' }], kleur: 1 }],
  });
  expect(status).toBe(400);
  expect(Object.keys(body.errors ?? {}).sort()).toEqual([
    'blocks.0.buttons.0.url',
    'blocks.0.kleur',
    'blocks.0.layout',
  ]);
});

test('what its schema demands besides is demanded of a save too', async () => {
  const save = (code: string) =>
    admin.post('/pages', { title: 'Kleurcode', blocks: [{ type: 'colour-palette', code }] });
  expect((await save('#1234ab')).status).toBe(200);
  expect((await save('blauw')).status).toBe(400);
});

test('the OpenAPI document describes it', async () => {
  const { body } = await portal.api.get<{ components: { schemas: Record<string, unknown> } }>(
    '/openapi.json',
  );
  expect(body.components.schemas).toHaveProperty('BlockColourPalette');
});

test('a field that is private is in Strapi’s panel alone: no API gives, takes or describes it', async () => {
  const blocks = [
    { type: 'colour-palette', title: 'Eigen', buttons: [{ label: 'Meer', url: '/huisstijl' }] },
  ];
  const made = await admin.post<Data<PageBody>>('/pages', {
    title: 'Met geheim',
    is_public: true,
    published_at: '2026-01-01T00:00:00Z',
    blocks,
  });
  const { id, slug } = made.body.data;
  await waitForRows(portal);
  const screen = `/content-manager/collection-types/api::page.page/${id}`;
  const panel = await inPanel(portal, MAINTAINER);
  expect(JSON.stringify((await panel.get(screen)).body)).toMatch(
    /geheim-blok.*geheim-deel|geheim-deel.*geheim-blok/,
  );

  const paths = [
    `/pages/${slug}`,
    `/admin/pages/${slug}`,
    `/admin/pages/${slug}?as=visitor`,
    `/admin/pages/${id}/revisions`,
    '/admin/block-types',
    '/search?q=geheim',
    '/openapi.json',
  ];
  for (const address of paths) {
    const { body } = await admin.get(address);
    expect([address, JSON.stringify(body)]).toEqual([
      address,
      expect.not.stringMatching(/geheim-|"internal"/),
    ]);
  }
  for (const address of [`/huisstijl/${slug}`, `/huisstijl/${slug}.md`]) {
    expect((await portal.site.get(address)).bytes.toString()).not.toMatch(/geheim-|"internal"/);
  }
  const sent = [{ ...blocks[0], internal: 'x' }];
  expect((await admin.put(`/pages/${id}`, { blocks: sent })).status).toBe(400);
});

test('a save in the portal keeps what the panel alone holds of a block', async () => {
  const block = { type: 'colour-palette', title: 'Eigen', buttons: [{ label: 'Meer', url: '/huisstijl' }] };
  const blocks = [{ type: 'text', title: 'Boven' }, block];
  const made = await admin.post<Data<PageBody>>('/pages', { title: 'Bewaard', blocks });
  const { id, slug } = made.body.data;
  await waitForRows(portal);
  const screen = `/content-manager/collection-types/api::page.page/${id}`;
  const panel = await inPanel(portal, MAINTAINER);
  const readRows = async () => (await panel.get<Data<{ blocks: Row[] }>>(screen)).body.data.blocks;
  const raw = getForm({ fileInfo: '{}' }, 'files', [await samples.png()]);
  const { id: sheet } = (await panel.send<{ id: number }>('POST', '/upload/files', { raw })).body;
  const written = (await readRows()).map((row) =>
    row.__component === 'block.text'
      ? row
      : {
          ...row,
          ...{ internal: 'van de beheerder', notes: { a: [1] }, sheet: { id: sheet } },
          buttons: row.buttons?.map((part) => ({ ...part, internal: 'deel' })),
        },
  );
  const put = await panel.put(screen, { blocks: written });
  expect(put.status, JSON.stringify(put.body)).toBe(200);

  const { body } = await admin.get<Data<PageBody>>(`/admin/pages/${slug}`);
  const [first, palette] = body.data.blocks;
  const saved = await admin.put(`/pages/${id}`, { blocks: [{ ...palette, title: 'Anders' }, first] });
  expect(saved.status).toBe(200);
  await waitForRows(portal);
  const [row] = await readRows();
  expect(row).toMatchObject({ title: 'Anders', internal: 'van de beheerder', notes: { a: [1] } });
  expect(row).toMatchObject({ sheet: { id: sheet }, buttons: [{ label: 'Meer', internal: 'deel' }] });
});

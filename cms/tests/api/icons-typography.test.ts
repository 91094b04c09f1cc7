import { beforeAll, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import { getRevisions } from '../support/revisions';
import { NOW, publish, search } from '../support/searching';
import type { BlockBody, Data, ErrorBody, PageBody } from '../support/wire';

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

const make = async (title: string, files = [samples.svg('<path d="M0 0h9v9z"/>')], more: object = {}) =>
  makeAsset(admin, await samples.png(), files, { title, ...more });

const read = async (viewer: Client, slug: string): Promise<BlockBody[]> =>
  (await viewer.get<Data<PageBody>>(`/pages/${slug}`)).body.data.blocks;

const refused = async (block: object): Promise<Record<string, string[]>> => {
  const { status, body } = await admin.post<ErrorBody>('/pages', { title: 'Fout', blocks: [block] });
  expect(status).toBe(400);
  return body.errors ?? {};
};

test('pictograms keep their order, each once, and hide from a visitor what is private', async () => {
  const [bus, lift] = [await make('Bus'), await make('Lift')];
  const closed = await make('Kanarie', undefined, { isPrivate: true });
  const page = await publish(admin, {
    title: 'Iconen',
    blocks: [
      { type: 'icons', title: 'Alle', assets: [lift.id, closed.id, '', bus.id, lift.id] },
      { type: 'icons' },
    ],
  });
  const [seen, empty] = await read(portal.api, page.slug);
  expect(seen).toMatchObject({ type: 'icons', title: 'Alle', subtitle: '', body: '' });
  expect(seen?.assets).toMatchObject([
    { id: lift.id, files: [{ ext: '.svg' }], can: { use: true } },
    null,
    { id: bus.id },
  ]);
  expect(JSON.stringify(seen)).not.toContain('Kanarie');
  expect(empty).toMatchObject({ assets: [] });
  expect((await read(admin, page.slug))[0]?.assets).toMatchObject([{}, { id: closed.id }, {}]);

  const { body } = await admin.get<Data<{ used_on: object[] }>>(`/assets/${bus.id}`);
  expect(body.data.used_on).toMatchObject([{ page: { id: page.id }, block: { type: 'icons' } }]);
  expect((await admin.delete(`/assets/${bus.id}`)).status).toBe(409);

  await admin.put(`/pages/${page.id}`, { blocks: [], published_at: NOW });
  const revisions = getRevisions(portal.strapi, admin);
  const first = (await revisions.history(page)).at(-1) ?? (await revisions.newest(page));
  expect((await revisions.whole(page, first)).blocks[0]?.assets).toMatchObject([
    { id: lift.id },
    { id: closed.id },
    { id: bus.id },
  ]);
});

test('thousands of pictograms fit in a block, and what does not exist is refused beside its place', async () => {
  const { id } = await make('Trap');
  expect(await refused({ type: 'icons', assets: [id, 'bestaatniet'] })).toEqual({
    'blocks.0.assets.1': ['Deze asset bestaat niet (meer).'],
  });
  for (const assets of ['geen lijst', [7], [{ id }], Array.from({ length: 5001 }, () => id)]) {
    expect(Object.keys(await refused({ type: 'icons', assets }))[0]).toMatch(/^blocks\.0\.assets/);
  }
  const many = Array.from({ length: 5000 }, () => id);
  const { slug } = await publish(admin, { title: 'Veel', blocks: [{ type: 'icons', assets: many }] });
  expect((await read(portal.api, slug))[0]?.assets).toMatchObject([{ id }]);
});

const STEP = { label: 'Kop 1', size: '36pt', lineHeight: '1.1' };

test('a letter comes back with its font, weights and steps, and begins with what is usual', async () => {
  const font = await make('Letter', [samples.woff2()]);
  const letter = {
    type: 'typography',
    title: 'Onze letter',
    family: 'Figtree',
    sample: ' Een zin. ',
    weights: [{ label: 'Halfvet', weight: 600 }, {}],
    steps: [STEP, {}],
    settings: { editable: false },
  };
  const { slug } = await publish(admin, {
    title: 'Letters',
    blocks: [{ ...letter, font: font.id }, { type: 'typography' }],
  });
  const [whole, empty] = await read(portal.api, slug);
  expect(whole).toMatchObject({
    ...letter,
    sample: 'Een zin.',
    font: { id: font.id, files: [{ ext: '.woff2' }] },
    weights: [
      { label: 'Halfvet', weight: 600 },
      { label: '', weight: 400 },
    ],
    steps: [STEP, { label: '', size: '1rem', lineHeight: '1.5' }],
  });
  expect(empty).toMatchObject({
    ...{ font: null, family: '', sample: '', weights: [], steps: [] },
    settings: { editable: true },
  });
  expect((await search(portal.api, 'halfvet')).data.map(({ page }) => page?.slug)).toContain(slug);
});

test('measures and weights that there are not are refused beside their field, in a sentence', async () => {
  const step = (change: object) => refused({ type: 'typography', steps: [STEP, { ...STEP, ...change }] });
  for (const size of [
    'groot',
    '12',
    '2 rem',
    '-1rem',
    '0px',
    '1e3px',
    'calc(1px)',
    '2em',
    '1rem;color:red',
  ]) {
    expect(await step({ size }), size).toEqual({
      'blocks.0.steps.1.size': ['Vul een vaste maat in, zoals 2rem, 24px of 12pt.'],
    });
  }
  for (const lineHeight of ['ruim', '-1', '0', '1,2', '1.2 }', 'inherit']) {
    expect(await step({ lineHeight }), lineHeight).toEqual({
      'blocks.0.steps.1.lineHeight': ['Vul een getal in, zoals 1.2, of een maat, zoals 28px.'],
    });
  }
  for (const size of ['2rem', '16px', '12pt', '40mm', '0.5in']) {
    for (const lineHeight of ['1.2', '120%', '1.5em', '28px']) {
      const blocks = [{ type: 'typography', steps: [{ ...STEP, size, lineHeight }] }];
      expect((await admin.post('/pages', { title: `Maat ${size} ${lineHeight}`, blocks })).status).toBe(200);
    }
  }
  for (const weight of [99, 901, 400.5, '400', null, 1e300]) {
    const errors = await refused({ type: 'typography', weights: [{ label: 'Vet', weight }] });
    expect(Object.keys(errors), String(weight)).toEqual(['blocks.0.weights.0.weight']);
    expect(errors['blocks.0.weights.0.weight']?.[0]).not.toMatch(/expected|invalid/i);
  }
  expect(await refused({ type: 'typography', settings: { editable: 'ja' } })).toHaveProperty([
    'blocks.0.settings.editable',
  ]);
  expect(await refused({ type: 'typography', font: 'bestaatniet' })).toHaveProperty(['blocks.0.font']);
  expect(await refused({ type: 'typography', family: 'x'.repeat(101) })).toHaveProperty(['blocks.0.family']);
  expect(await step({ kleur: 'rood' })).not.toEqual({});
});

import { beforeAll, expect, test, vi } from 'vitest';
import { eps, jpeg, named, pdfPage, png, sample, svg, type Sample } from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { findTitles, publish, search, startSearchable } from '../support/searching';
import type { Data } from '../support/wire';

let visitor: Client;
let admin: Client;

beforeAll(async () => {
  const { portal, admin: first } = await startSearchable();
  visitor = portal.api;
  admin = first;
});

/** An asset that everybody may see. */
async function show(
  title: string,
  original: Sample,
  files: Sample[] = [],
  more: Record<string, string> = {},
) {
  const asset = await makeAsset(admin, original, files, { title, ...more });
  await publish(admin, { title: `Pagina ${asset.id}`, blocks: [{ type: 'asset', asset: asset.id }] });
  return asset;
}

const findHits = async (q: string) =>
  (await search(visitor, q)).data.map(({ kind, title, files }) => [kind, title, files.map(({ ext }) => ext)]);

test('an asset in four formats is one hit', async () => {
  const drawing = svg('<rect width="9" height="9"/>', 'zilvervos.svg');
  const files = [drawing, pdfPage('zilvervos.pdf'), named('zilvervos.eps', eps())];
  await show('Zilvervos', await png(1400, 700, 'zilvervos.png'), files);
  const formats = ['asset', 'Zilvervos', ['.svg', '.pdf', '.eps', '.png']];
  for (const q of ['zilvervos', 'zilvervossen', 'zilvervos svg'])
    expect(await findHits(q), q).toEqual([formats]);
  const { meta } = await search(visitor, 'zilvervos');
  expect(meta.counts).toEqual({ page: 0, asset: 1, file: 0, color: 0 });
  expect(await findHits('zilvervos.svg')).toEqual([['file', 'zilvervos.svg', []], formats]);
});

test('a format that is not there brings no other files than what was meant', async () => {
  await show('Goudvink', await png(90, 90, 'goudvink.png'), [svg('<rect width="9" height="9"/>', 'g.svg')]);
  await show('Ander beeld', await jpeg(90, 90, 'ander.jpg'));
  for (const q of ['goudvink jpg', 'jpeg goudvink'])
    expect(await findHits(q), q).toEqual([['asset', 'Goudvink', ['.svg', '.png']]]);
});

test('an original is a format unless a file has its type', async () => {
  const own = [
    await png(300, 300, 'roodborst-klein.png'),
    svg('<rect width="9" height="9"/>', 'roodborst.svg'),
  ];
  await show('Roodborst', await png(800, 800, 'beeld-van-vogel.png'), own);
  const [hit] = (await search(visitor, 'roodborst')).data;
  expect(hit?.files.map(({ name }) => name)).toEqual(['roodborst-klein.png', 'roodborst.svg']);
});

test('a part of the name of a file counts when nothing else is found', async () => {
  await show('Ansicht', await png(300, 300, 'zeemeeuw-kerktoren.png'), [sample('kwartelei-2026.txt', 'x')]);
  expect(await findHits('kerktoren')).toEqual([['file', 'zeemeeuw-kerktoren.png', []]]);
  expect(await findHits('kwartelei')).toEqual([['file', 'kwartelei-2026.txt', []]]);
  await publish(admin, { title: 'Over een kerktoren' });
  expect(await findTitles(visitor, 'kerktoren')).toEqual(['Over een kerktoren']);
  // By all of its name it is found beside what says the same.
  await publish(admin, { title: 'Een zeemeeuw op de kerktoren' });
  expect(await findTitles(visitor, 'zeemeeuw kerktoren')).toEqual([
    'Een zeemeeuw op de kerktoren',
    'zeemeeuw-kerktoren.png',
  ]);
  expect((await findTitles(visitor, 'zeemeeuw-kerktoren.png'))[0]).toBe('zeemeeuw-kerktoren.png');
});

test('a file is a hit of its own by its text', async () => {
  await show('Bijlage', await png(300, 300, 'a.png'), [sample('bijlage.txt', 'Hier staat sneeuwuil.')]);
  await vi.waitFor(
    async () => expect(await findHits('sneeuwuil')).toEqual([['file', 'bijlage.txt', []]]),
    60_000,
  );
});

test('a label finds its asset by a whole word, and is told to nobody', async () => {
  const asset = await show('Landschap', await png(), [], { tags: JSON.stringify(['Grutto', 'wilde zwaan']) });
  for (const q of ['grutto', 'Grutto’s', 'zwanen', 'wilde zwaan landschap'])
    expect(await findTitles(visitor, q), q).toEqual(['Landschap']);
  const { data } = await search(visitor, 'grutto');
  expect(data[0]).toMatchObject({ because: 'text', snippet: [] });
  expect(JSON.stringify(data)).not.toMatch(/grutto/i);
  // Not by its letters one by one, nor by a word that is like it.
  for (const q of ['grutt', 'gru', 'grutta', 'agrutto', 'utto'])
    expect(await search(visitor, q), q).toMatchObject({ data: [], meta: { corrected: null } });
  const suggested = await visitor.get<Data<unknown[]>>('/search/suggest?q=grut');
  expect(suggested.body.data).toEqual([]);
  await admin.put(`/assets/${asset.id}`, { tags: ['anders'] });
  expect(await findTitles(visitor, 'grutto')).toEqual([]);
});

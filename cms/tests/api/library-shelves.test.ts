import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { audit } from '../../src/audit';
import type { AssetResponse } from '../../src/http/schemas/assets';
import { docx, pdfPage, png, svg, type Sample } from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { getPeople, PASSWORD } from '../support/people';
import type { OwnPortal } from '../support/portal';
import { publish, search } from '../support/searching';
import { sharedPortal } from '../support/shared-portal';
import type { Data } from '../support/wire';
import { newWord } from '../support/words';

interface Overview {
  most: AssetResponse[];
  collections: { id: string; count: number; assets: AssetResponse[] }[];
  total: number;
}

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});
afterEach(() => void vi.restoreAllMocks());

const make = async (title: string, files: Sample[] = [], more: Record<string, string> = {}) =>
  makeAsset(admin, await png(), files, { title, ...more });
const drawing = () => svg('<rect width="9" height="9"/>');

const findAssets = async (viewer: Client, q: string) =>
  (await search(viewer, q)).data.filter(({ kind }) => kind === 'asset').map(({ id }) => id);

test('what only adorns pages is found last, and by admins', async () => {
  const [both, own, held] = [newWord(), newWord(), newWord()];
  const tile = await make(`${both} ${own}`);
  const marked = await make(`${both} versiering`, [], { decorative: 'true' });
  const withFiles = await make(`${both} met bestand`, [drawing()]);
  const alsoShown = await make(`${both} elders`);
  const linked = await make(`${both} gelinkt`);
  const inTile = (asset: string, body = '') => ({ type: 'text-tile', tile: { asset, body } });
  const link = `<a href="/api/v1/assets/${linked.id}/download">Haal het</a>`;
  await publish(admin, {
    title: `Over ${held}`,
    blocks: [
      ...[inTile(tile.id), inTile(withFiles.id), inTile(alsoShown.id), inTile(linked.id, link)],
      ...[alsoShown, marked].map(({ id }) => ({ type: 'asset', asset: id })),
    ],
  });
  const shown = [withFiles, alsoShown, linked].map(({ id }) => id).sort();
  expect((await findAssets(portal.api, both)).sort()).toEqual(shown);
  expect((await search(portal.api, both)).meta.counts.asset).toBe(3);
  expect((await findAssets(admin, both)).sort()).toEqual([...shown, tile.id, marked.id].sort());
  // Nothing else has this word.
  expect(await findAssets(portal.api, own)).toEqual([tile.id]);
  expect((await search(portal.api, own)).meta.corrected).toBeNull();
  // Shown as a picture of its own it is one.
  await publish(admin, { title: 'Toch', blocks: [{ type: 'asset', asset: tile.id }] });
  expect((await findAssets(portal.api, both)).sort()).toEqual([...shown, tile.id].sort());
});

const listed = async (viewer: Client, collection: string, word: string) => {
  const address = `/library?collection=${collection}&search=${word}&pageSize=100`;
  const { body } = await viewer.get<Data<AssetResponse[]>>(address);
  return body.data.map(({ title }) => title.replace(`${word} `, ''));
};

test('an asset stands on the shelf of its label, of its block, or else of its files', async () => {
  const word = newWord();
  const named = (title: string, files?: Sample[], more?: Record<string, string>) =>
    make(`${word} ${title}`, files, more);
  const icon = await admin.post<Data<AssetResponse>>('/assets', { title: `${word} los pictogram` });
  const form = new FormData();
  const { name, bytes } = drawing();
  form.append('files[]', new Blob([bytes]), name);
  await admin.send('POST', `/assets/${icon.body.data.id}/files`, { raw: form });
  const assets = {
    mark: await named('merk', [drawing()]),
    sign: await named('teken', [drawing()]),
    letter: await named('brief', [docx()]),
    picture: await named('foto'),
    leaflet: await named('folder', [pdfPage()]),
    labelled: await named('gelabeld', [pdfPage()], { tags: '["SJABLONEN"]' }),
    tile: await named('tegel'),
  };
  await publish(admin, {
    title: `Schappen ${word}`,
    blocks: [
      { type: 'logo-pack', logos: [{ label: 'In kleur', asset: assets.mark.id }] },
      { type: 'icons', assets: [assets.sign.id] },
      { type: 'text-tile', tile: { asset: assets.tile.id } },
      ...[assets.letter, assets.picture, assets.leaflet, assets.labelled, icon.body.data].map(({ id }) => ({
        type: 'asset',
        asset: id,
      })),
    ],
  });
  const shelves: Record<string, string[]> = {};
  for (const each of ['logos', 'templates', 'images', 'icons', 'documents'])
    shelves[each] = await listed(portal.api, each, word);
  expect(shelves).toEqual({
    logos: ['merk'],
    templates: ['brief', 'gelabeld'],
    images: ['foto'],
    icons: ['los pictogram', 'teken'],
    documents: ['folder'],
  });
  const findShelf = async (id: string) =>
    (await portal.api.get<{ meta: { collection: string | null } }>(`/assets/${id}`)).body.meta.collection;
  expect(await findShelf(assets.mark.id)).toBe('logos');
  expect(await findShelf(assets.tile.id)).toBeNull();
  expect((await portal.api.get('/library?collection=alles')).status).toBe(400);
});

/** Each try counts anew. */
let hours = 0;

test('most fetched is counted per person and day, of what the viewer may have', async () => {
  const open = await make(`Veel gehaald ${newWord()}`, [drawing()]);
  const closed = await make(`Voor de groep ${newWord()}`, [drawing()], { isPrivate: 'true' });
  const often = await make(`Door een ${newWord()}`, [drawing()]);
  const people = getPeople(admin);
  const permissions = ['view', 'download-for-use'];
  const made = await admin.post<Data<{ id: string }>>('/groups', { name: newWord(), permissions });
  const group = made.body.data.id;
  await publish(admin, {
    title: `Gehaald ${newWord()}`,
    groups: [group],
    blocks: [open, closed, often].map(({ id }) => ({ type: 'asset', asset: id, groups: [group] })),
  });
  const fetch = (asset: AssetResponse, actor: string) =>
    audit(portal.strapi, {
      action: 'asset.download',
      actor,
      subject: asset.id,
      details: { assets: [{ id: asset.id, title: asset.title }] },
    });
  for (let person = 0; person < 20; person += 1) {
    await fetch(closed, `persoon${person}`);
    if (person < 15) await fetch(open, `persoon${person}`);
    await fetch(often, 'persoon0');
  }
  const overview = async (viewer: Client) =>
    (await viewer.get<Data<Overview>>('/library/overview')).body.data;
  const ours = ({ most }: Overview) =>
    most.flatMap(({ id }) => ([open, closed].some((one) => one.id === id) ? [id] : []));
  // The count before is old, and readers do not wait for the next one.
  hours += 1;
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + hours * 3_600_000);
  const forAll = await vi.waitFor(async () => {
    const found = await overview(portal.api);
    expect(ours(found)).toEqual([open.id]);
    return found;
  }, 20_000);
  vi.restoreAllMocks();
  const places = forAll.most.map(({ id }) => id);
  expect([...places, often.id].indexOf(often.id)).toBeGreaterThan(places.indexOf(open.id));
  expect(JSON.stringify(forAll)).not.toContain(closed.id);
  const { email } = await people.make({ groups: [group] });
  const forGroup = await overview(await portal.api.as(email, PASSWORD));
  expect(ours(forGroup)).toEqual([closed.id, open.id]);
  expect(forGroup.total).toBeGreaterThan(forAll.total);
  const images = forAll.collections.find(({ id }) => id === 'images');
  expect(images?.assets).toHaveLength(4);
  expect(images?.count).toBeGreaterThanOrEqual(4);
});

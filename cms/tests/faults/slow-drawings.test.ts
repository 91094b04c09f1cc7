import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileResponse } from '../../src/http/schemas/assets';
import { findFile } from '../../src/storage/stored-file';
import * as samples from '../samples/files';
import * as hostile from '../samples/hostile';
import { makeAsset } from '../samples/sending';
import { startPortal } from '../support/portal';

let portal: Awaited<ReturnType<typeof startPortal>>;

beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('There is nothing.');
  return value;
};
const getAddresses = ({ preview }: FileResponse): string[] =>
  must(preview)
    .srcset.split(', ')
    .map((each) => each.replace(/ \d+w$/, ''));
const get = (address: string) => portal.site.get<string>(address);

test('a preview of a drawing that takes minutes is not there, and takes the turn of no other', async () => {
  const admin = await portal.admin();
  const [photo, { files }] = await Promise.all([
    samples.jpeg(1200, 800).then((each) => makeAsset(admin, each)),
    makeAsset(admin, await samples.png(), [samples.svg('<circle r="5"/>')]),
  ]);
  const [hidden] = files;
  const { key } = must(await findFile(portal.strapi, must(hidden).id));
  // Taken by a portal that did not try to draw it yet.
  const { bytes } = samples.svg(hostile.expensiveDrawings['masks in masks']?.() ?? '');
  writeFileSync(path.join(portal.dataDir, 'uploads', key), bytes);
  const asked = getAddresses(must(hidden)).map(async (address) => (await get(address)).status);
  const seen = get(must(must(photo.original).preview).url).then(({ status }) => status);
  expect(await Promise.race([seen, ...asked])).toBe(200);
  expect(new Set(await Promise.all(asked))).toEqual(new Set([404]));
  expect(readdirSync(path.join(portal.dataDir, 'tmp'))).toEqual([]);
});

test('a preview of a drawing that is too expensive when wide is there at every width, and lets others go first', async () => {
  const admin = await portal.admin();
  const [wide, other] = await Promise.all(
    [hostile.expensiveWhenWide(), '<circle r="6"/>'].map(async (content) =>
      must((await makeAsset(admin, await samples.png(), [samples.svg(content)])).files[0]),
    ),
  );
  const widest = must(getAddresses(must(wide)).at(-1));
  const asked = get(widest);
  const seen = get(must(getAddresses(must(other))[0]));
  const firstAnswered = Promise.race([asked.then(() => 'the wide one'), seen.then(() => 'the other')]);
  expect(await firstAnswered).toBe('the other');
  expect((await seen).status).toBe(200);
  expect((await asked).status).toBe(200);
  const drawnWidths = await Promise.all(
    getAddresses(must(wide)).map(async (address) => {
      const { status, bytes } = await get(address);
      expect(status).toBe(200);
      const { format, width } = await sharp(bytes).metadata();
      expect(format).toBe('webp');
      return width;
    }),
  );
  expect(drawnWidths.slice(0, 2)).toEqual([320, 480]);
  expect(drawnWidths.at(-1)).toBe(480);
});

test('a preview is drawn while the portal goes on with what others ask', async () => {
  const asset = await makeAsset(await portal.admin(), await samples.noise(3000, 3000));
  const drawing = get(must(must(asset.original).preview).url);
  const isDrawn = drawing.then(() => true);
  const answered = () => portal.site.get('/_health').then(() => false);
  let answers = 0;
  while (!(await Promise.race([isDrawn, answered()]))) answers += 1;
  expect((await drawing).status).toBe(200);
  expect(answers).toBeGreaterThan(5);
});

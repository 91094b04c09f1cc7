import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import { recolour } from '../../src/shared/recolour';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';

const PURPLE = '5b2a86';
/** Stripes that are light, lighter, white, dark, half-transparent and running into white. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20">
<linearGradient id="a"><stop stop-color="#000"/><stop offset="1" stop-color="hsl(0 0% 100%)"/></linearGradient>
<rect width="10" height="20" fill="#61dafb"/><rect x="10" width="10" height="20" fill="#ffe600"/>
<rect x="20" width="10" height="20" fill="#fff"/><rect x="30" width="10" height="20"/>
<rect x="20" width="20" height="20" fill="#fff8"/><rect x="40" width="20" height="20" fill="url(#a)"/></svg>`;

let portal: OwnPortal;
let admin: Client;
let icon: AssetResponse;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  icon = await makeAsset(admin, await samples.png(400, 300), [samples.sample('teken.svg', ICON)]);
});

/** The address of a preview of a file, in its smallest width or another. */
const getAddress = ({ original, files }: AssetResponse, of: 'original' | 'files', at = 0): string => {
  const file = of === 'files' ? files[0] : original;
  return file?.preview?.srcset.split(', ')[at]?.split(' ')[0] ?? '';
};
const get = (address: string) => portal.site.get<string>(address);
const getPixels = (drawing: sharp.Sharp) => drawing.resize(120, 40).ensureAlpha().raw().toBuffer();

test('in a colour a pictogram shows what one takes away of it', async () => {
  const { status, bytes, headers } = await get(`${getAddress(icon, 'files')}&ink=${PURPLE}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  const taken = recolour(ICON, `#${PURPLE}`);
  const [seen, made] = await Promise.all([
    getPixels(sharp(bytes)),
    getPixels(sharp(Buffer.from(taken), { density: 72 * 6 })),
  ]);
  const others = made.filter((shade, at) => Math.abs(shade - (seen[at] ?? 0)) > 16).length;
  expect(others / made.length).toBeLessThan(0.01);
  expect([...made.subarray(0, 3)]).toEqual([0x8b, 0x68, 0xa9]);
});

test('it is another picture than that in its own colours, and comes from what was drawn before', async () => {
  const address = getAddress(icon, 'files');
  const [own, inked, again] = [
    await get(address),
    await get(`${address}&ink=${PURPLE}`),
    await get(`${address}&ink=${PURPLE}`),
  ];
  expect(own.bytes.equals(inked.bytes)).toBe(false);
  expect(again.bytes.equals(inked.bytes)).toBe(true);
  expect(own.headers.get('etag')).not.toBe(inked.headers.get('etag'));
});

test.each([
  ['a colour that is not of the house style', () => `${getAddress(icon, 'files')}&ink=01fe03`],
  ['two colours', () => `${getAddress(icon, 'files')}&ink=${PURPLE}&ink=00838f`],
  ['no colour', () => `${getAddress(icon, 'files')}&ink=`],
  ['a path', () => `${getAddress(icon, 'files')}&ink=../${PURPLE}`],
  ['a larger width', () => `${getAddress(icon, 'files', 1)}&ink=${PURPLE}`],
  ['a photo', () => `${getAddress(icon, 'original')}&ink=${PURPLE}`],
])('%s is not drawn', async (_what, getRefused) => {
  expect((await get(getRefused())).status).toBe(404);
});

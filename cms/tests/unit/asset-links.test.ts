import { expect, test } from 'vitest';
import {
  parseStoredAssetLink,
  toStoredAssetLink,
  toPublicAssetLink,
  type WrittenTargets,
} from '../../src/blocks/asset-links';

type Assets = Record<string, { original: { id: string } | null; files: { id: string }[] }>;

const targets = (assets: Assets): WrittenTargets => ({
  getAsset: (id) => assets[id],
  getHolder: (file) =>
    Object.entries(assets).find(([, { original, files }]) =>
      [original, ...files].some((each) => each?.id === file),
    )?.[0],
  hasPreset: (id) => id === 'p1',
});

const now = targets({
  logo: { original: { id: 'f0' }, files: [{ id: 'f1' }] },
  film: { original: null, files: [{ id: 'f2' }] },
});

test.each([
  ['/bestanden/logo', 'asset:logo', '/bestanden/logo'],
  ['/bestanden/logo/?pagina=2#x', 'asset:logo?pagina=2#x', '/bestanden/logo?pagina=2#x'],
  ['/api/v1/assets/logo/download', 'asset:logo/download', '/api/v1/assets/logo/download'],
  ['/api/v1/assets/logo/download?token=x', 'asset:logo/download', '/api/v1/assets/logo/download'],
  [
    '/api/v1/assets/logo/renditions/p1/download',
    'asset:logo/renditions/p1',
    '/api/v1/assets/logo/renditions/p1/download',
  ],
  ['/api/v1/files/f1/download', 'asset:logo/files/f1', '/api/v1/files/f1/download'],
  // The original, whichever file that becomes.
  ['/api/v1/files/f0/download', 'asset:logo/download', '/api/v1/assets/logo/download'],
  // Nothing to download there, or in a format that was taken away: its page.
  ['/api/v1/assets/logo/renditions/p9/download', 'asset:logo/renditions/p9', '/bestanden/logo'],
  ['/api/v1/assets/film/download', 'asset:film/download', '/bestanden/film'],
  ['/api/v1/assets/film/renditions/p1/download', 'asset:film/renditions/p1', '/bestanden/film'],
])('%s is kept by id and written as it works', (sent, kept, written) => {
  expect(toStoredAssetLink(sent, now)).toBe(kept);
  expect(toStoredAssetLink(kept, now)).toBe(kept);
  expect(toPublicAssetLink(kept, now)).toBe(written);
});

test.each([
  '/bestanden',
  '/bestanden/weg',
  '/api/v1/files/f9/download',
  '/api/v1/assets/weg/download',
  '/',
  '',
])('%s leads to no asset that is there and stays as it is', (link) => {
  expect(toStoredAssetLink(link, now)).toBe(link);
  expect(toPublicAssetLink(link, now)).toBe(link);
  expect(parseStoredAssetLink(link)).toBeNull();
});

test('a file that left its asset leads to what the asset has; one of a deleted asset is as it was sent', () => {
  expect(toPublicAssetLink('asset:logo/files/f9', now)).toBe('/bestanden/logo');
  const none = targets({});
  expect(toPublicAssetLink('asset:logo/files/f1', none)).toBe('/api/v1/files/f1/download');
  expect(toPublicAssetLink('asset:logo/download', none)).toBe('/api/v1/assets/logo/download');
  expect(toPublicAssetLink('asset:logo', none)).toBe('/bestanden/logo');
});

test('a stored link names its asset and its file', () => {
  expect(parseStoredAssetLink('asset:logo/files/f1')).toEqual({ asset: 'logo', file: 'f1' });
  expect(parseStoredAssetLink('asset:logo?a#b')).toEqual({ asset: 'logo', file: undefined });
});

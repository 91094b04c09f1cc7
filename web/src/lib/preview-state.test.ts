import { expect, test } from 'vitest';
import type { Asset, File } from '../api/types';
import { describePreview, lookForPreview, describePreviewOf } from './preview-state';

const file = (name: string, state?: NonNullable<File['preview_state']>): File => ({
  id: name,
  name,
  ext: '.pdf',
  mime: 'application/pdf',
  size: 1,
  kind: 'usable',
  width: null,
  height: null,
  preview: null,
  ...(state && { preview_state: state }),
});
const holding = (...files: File[]): Asset => ({
  id: 'a',
  title: 'Folder',
  description: '',
  isPrivate: false,
  decorative: false,
  focal_point: null,
  updated_at: '2026-01-02T03:04:05.000Z',
  original: null,
  files,
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  can: { view: true, use: true, edit: true },
});

test('a file says that its preview comes, or why there is none', () => {
  expect(describePreview(file('a', 'waiting'))).toBe('het voorbeeld wordt nog gemaakt');
  expect(describePreview(file('a', 'failed'))).toBe('er is geen voorbeeld van te maken');
  expect([file('a', 'ready'), file('a', 'none'), file('a')].map(describePreview)).toEqual([null, null, null]);
});

test('what was just added says so of itself, not of what was there', () => {
  const asset = holding(file('oud.pdf', 'failed'), file('nieuw.pdf', 'waiting'), file('goed.pdf', 'ready'));
  expect(describePreviewOf({ name: 'nieuw.pdf' }, asset)).toBe(
    'Toegevoegd. Het voorbeeld wordt nog gemaakt.',
  );
  expect(describePreviewOf({ name: 'oud.pdf' }, asset)).toContain('zonder voorbeeld');
  expect(describePreviewOf({ name: 'goed.pdf' }, asset)).toBeNull();
});

test('an asset is read anew only while a preview is being made', () => {
  expect(lookForPreview(holding(file('a', 'ready'), file('b', 'waiting')))).toBeGreaterThan(0);
  expect([lookForPreview(holding(file('a', 'failed'))), lookForPreview(undefined)]).toEqual([0, 0]);
});

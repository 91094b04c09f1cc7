import { expect, test } from 'vitest';
import type { File } from '../api/types';
import { describeFile } from './download-link';

const file = (ext: string, kind: File['kind'] = 'usable'): File => ({
  id: ext,
  name: `logo${ext}`,
  ext,
  mime: '',
  size: 2048,
  kind,
  width: 474,
  height: 88,
  preview: null,
});

test('a picture is described with its measures; what is drawn by lines has none', () => {
  expect(describeFile(file('.png'))).toBe('PNG · 474 × 88 · 2 KB');
  expect(describeFile(file('.svg'))).toBe('SVG · 2 KB');
  expect(describeFile(file('.eps', 'editable'))).toBe('EPS · 2 KB');
  expect(describeFile(file('.mp4', 'video'))).toBe('MP4 · 2 KB');
});

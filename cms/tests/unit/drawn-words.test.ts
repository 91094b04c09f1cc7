import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DrawnFormat } from '../../src/storage/drawing';
import { perform } from '../../src/storage/drawing/perform';
import { readChunks } from '../../src/storage/drawing/png';
import { findWords, HIDDEN, OTHERS, PLACES, tellingJpeg, tellingPng } from '../samples/telling-photos';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'words-'));
});
afterAll(() => rm(folder, { recursive: true }));

const drawn: Omit<DrawnFormat, 'format'> = {
  width: 300,
  height: 200,
  part: { left: 0, top: 0, width: 300, height: 200 },
  dpi: 150,
  background: null,
  words: { title: 'Gang', description: '', maker: 'Huis', rights: '', url: 'https://a.example', madeAt: 0 },
};

const FORMATS = ['png', 'jpg', 'webp', 'avif', 'tiff', 'pdf'] as const;
const SOURCES = {
  jpg: () => tellingJpeg(),
  'turned jpg': () => tellingJpeg('II', 6),
  png: () => tellingPng(),
};
const CPU_MS = 30_000;
const TELLING = [...PLACES, ...OTHERS, ...HIDDEN];

test.each(Object.entries(SOURCES))('nothing of a %s goes into what is drawn of it', async (name, make) => {
  const source = path.join(folder, name);
  const target = `${source}.drawn`;
  const { bytes } = await make();
  expect(findWords(bytes, ['maker-exif', 'plek-gps', 'klein-beeld'])).toHaveLength(3);
  await writeFile(source, bytes);
  for (const format of FORMATS) {
    await perform({ kind: 'format', source, target, drawn: { ...drawn, format } }, CPU_MS);
    const file = await readFile(target);
    expect([format, findWords(file, [...TELLING, 'Photoshop 3.0'])]).toEqual([format, []]);
    if (format === 'png') {
      const types = new Set(readChunks(file).map(({ type }) => type));
      expect([...types]).toEqual(['IHDR', 'pHYs', 'iTXt', 'iCCP', 'IDAT', 'IEND']);
    }
    if (format === 'pdf') continue;
    const { exif, iptc, comments, density, hasProfile, xmp, orientation } = await sharp(file).metadata();
    expect([format, exif, iptc, comments, hasProfile]).toEqual([
      format,
      undefined,
      undefined,
      undefined,
      true,
    ]);
    expect([undefined, 1]).toContain(orientation);
    expect([format, String(xmp)]).toEqual([format, expect.stringContaining('<tiff:XResolution>150/1<')]);
    const isDense = format !== 'webp' && format !== 'avif';
    expect([format, density]).toEqual([format, isDense ? 150 : undefined]);
  }
  await perform({ kind: 'render', source, target, width: 320 }, CPU_MS);
  const preview = await readFile(target);
  const about = await sharp(preview).metadata();
  expect([findWords(preview, TELLING), about.exif, about.xmp, about.iptc]).toEqual([
    [],
    undefined,
    undefined,
    undefined,
  ]);
});

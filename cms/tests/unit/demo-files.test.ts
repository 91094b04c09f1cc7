import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../src/demo/content';
import { checkContent } from '../../src/storage/validation/check-content';

const { assets } = readContent(path.join(__dirname, '../..'));

const folder = path.join(__dirname, '../../demo/files');
const names = readdirSync(folder);

/** How a file of each kind begins, from an offset. */
const SIGNATURES: Record<string, [number, string]> = {
  '.png': [0, '\x89PNG\r\n\x1a\n'],
  '.jpg': [0, '\xff\xd8\xff'],
  '.pdf': [0, '%PDF-'],
  '.eps': [0, '%!PS-Adobe-3.0 EPSF-3.0'],
  '.svg': [0, '<svg xmlns="http://www.w3.org/2000/svg"'],
  '.mp4': [4, 'ftyp'],
  '.vtt': [0, 'WEBVTT'],
  '.docx': [0, 'PK\x03\x04'],
  '.pptx': [0, 'PK\x03\x04'],
  '.xlsx': [0, 'PK\x03\x04'],
  '.woff2': [0, 'wOF2'],
};

describe('the files of the demo', () => {
  it('are of every kind that the portal offers and stay small together', () => {
    const kinds = new Set(names.map((name) => path.extname(name)));
    expect(kinds).toEqual(new Set([...Object.keys(SIGNATURES), '.txt']));
    const total = names.reduce((sum, name) => sum + readFileSync(path.join(folder, name)).length, 0);
    expect(total).toBeLessThan(6 * 1024 * 1024);
  });

  it.each(names.filter((name) => path.extname(name) !== '.txt'))('%s begins as its kind does', (name) => {
    const [offset, begin] = SIGNATURES[path.extname(name)] ?? [0, 'unknown'];
    const bytes = readFileSync(path.join(folder, name));
    expect(bytes.toString('latin1', offset, offset + begin.length)).toBe(begin);
  });

  it('pass the check of uploads', async () => {
    for (const { original, files = [] } of assets) {
      if (original) await checkContent(path.join(folder, original), original, 'original');
      for (const name of files) {
        if (!name.endsWith('.svg')) await checkContent(path.join(folder, name), name, 'files');
      }
    }
  });
});

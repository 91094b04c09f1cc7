import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSheet } from '../../src/api/user/lib/import/sheet';
import { checkContent } from '../../src/storage/validation/check-content';
import { readPages } from '../../src/search/files/read-pages';
import { decodeText } from '../../src/utils/decode-text';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'texts-'));
});
afterAll(() => rm(folder, { recursive: true }));

const TEXT = 'Ziekenhuis – “aanhaling”, café d’Hondt: naïef, €5';

const ODD: Partial<Record<string, number>> = { '–': 0x96, '“': 0x93, '”': 0x94, '’': 0x92, '€': 0x80 };

/** As Windows' Latin writes it. */
const windows = (text: string): Uint8Array =>
  Uint8Array.from({ length: text.length }, (_, at) => ODD[text.charAt(at)] ?? text.charCodeAt(at));
const swapped = (text: string): Uint8Array => Buffer.from(text, 'utf16le').swap16();

const WRITTEN: [string, (text: string) => Uint8Array][] = [
  ['UTF-8', (text) => Buffer.from(text)],
  ['UTF-8 with its mark', (text) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16 with its mark', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 the other way around with its mark', (text) => swapped(`\ufeff${text}`)],
  ['UTF-16 without mark', (text) => Buffer.from(text, 'utf16le')],
  ['UTF-16 the other way around without mark', (text) => swapped(text)],
  ['Windows-1252', windows],
];

const check = async (bytes: Uint8Array): Promise<string> => {
  const file = path.join(folder, 'tekst.txt');
  await writeFile(file, bytes);
  return (await checkContent(file, 'tekst.txt', 'files')).mime;
};

describe.each(WRITTEN)('%s', (_name, write) => {
  test('is taken as a text, and read as what it is', async () => {
    expect(decodeText(write(TEXT))).toBe(TEXT);
    expect(await check(write(TEXT))).toBe('text/plain');
    expect(await readPages({ path: path.join(folder, 'tekst.txt'), ext: '.txt' })).toEqual([TEXT]);
    expect(await check(write(`${TEXT}\r\n\t`.repeat(5000)))).toBe('text/plain');
  });

  test('is a list of people too', () => {
    const sheet = readSheet(write('e-mailadres;achternaam\r\nan@voorbeeld.example;d’Hondt – café'));
    expect(sheet.rows).toMatchObject([{ cells: { lastName: 'd’Hondt – café' } }]);
  });

  test.each(['<!doctype html><p>', '<script>alert(1)</script>', 'a\u0000b', 'a\u001bb', '%PDF-1.4'])(
    'with %j in it is refused',
    async (text) => {
      await expect(check(write(text))).rejects.toThrow('geen txt');
    },
  );
});

test.each<[string, Uint8Array]>([
  ['zero bytes', new Uint8Array(5000)],
  ['half a letter', Buffer.from(`\ufeff${'x'.repeat(50)}\ud83d.`, 'utf16le')],
  ['a control character far in', Buffer.from(`\ufeff${'x'.repeat(90_000)}\u0001`, 'utf16le')],
])('%s is no text', async (_what, bytes) => {
  await expect(check(bytes)).rejects.toThrow('geen txt');
});

test('bytes of any kind decode to something', () => {
  expect(decodeText(new Uint8Array())).toBe('');
  expect(decodeText(Uint8Array.of(0x41))).toBe('A');
  expect(decodeText(Uint8Array.of(0xe9))).toBe('é');
});

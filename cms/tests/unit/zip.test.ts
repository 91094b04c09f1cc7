import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import * as yauzl from 'yauzl';
import { layOut, readZip, type Zip, type ZipMember } from '../../src/api/download/zip';
import { chance } from '../support/chance';

interface Held extends ZipMember {
  content: Buffer;
}

const MOMENT = new Date('2026-11-24T12:34:56Z');
const hold = (name: string, content: Buffer): Held => ({
  name,
  content,
  size: content.length,
  crc: crc32(content),
});
const openHeld = ({ content }: Held, { start, end }: { start: number; end: number }) =>
  Promise.resolve(Readable.from([content.subarray(start, end + 1)]));
const readHeld = (zip: Zip<Held>, start: number, end: number): Promise<Buffer> =>
  buffer(readZip(zip, { start, end }, openHeld));
const readWhole = (zip: Zip<Held>): Promise<Buffer> => readHeld(zip, 0, zip.size - 1);

async function readEntries(zip: yauzl.ZipFile, withContent: boolean) {
  const entries: { name: string; size: number; crc: number; content: Buffer | null }[] = [];
  for await (const entry of zip.eachEntry()) {
    const content = withContent ? await buffer(await zip.openReadStreamPromise(entry)) : null;
    entries.push({ name: entry.fileName, size: entry.uncompressedSize, crc: entry.crc32, content });
  }
  return entries;
}

describe('a zip', () => {
  test('opens with each name and all bytes', async () => {
    const members = [
      hold('logo.svg', Buffer.from('<svg/>')),
      hold('Één café (2) – 日本.txt', randomBytes(3000)),
      hold('leeg.txt', Buffer.alloc(0)),
    ];
    const zip = layOut(members, MOMENT);
    const bytes = await readWhole(zip);
    expect(bytes).toHaveLength(zip.size);
    const entries = await readEntries(await yauzl.fromBufferPromise(bytes), true);
    expect(entries.map(({ name }) => name)).toEqual(members.map(({ name }) => name));
    expect(entries.map(({ content }) => content)).toEqual(members.map(({ content }) => content));
  });

  test('without members opens too', async () => {
    const zip = layOut<Held>([], MOMENT);
    expect(await readEntries(await yauzl.fromBufferPromise(await readWhole(zip)), true)).toEqual([]);
  });

  test('is the same in any pieces', async () => {
    const { below } = chance(20_261_124);
    for (let round = 0; round < 60; round += 1) {
      const members = Array.from({ length: below(6) }, (_, at) => hold(`${at}.bin`, randomBytes(below(90))));
      const zip = layOut(members, MOMENT);
      const whole = await readWhole(zip);
      for (let tries = 0; tries < 20; tries += 1) {
        const start = below(zip.size);
        const end = start + below(zip.size - start);
        expect(await readHeld(zip, start, end)).toEqual(whole.subarray(start, end + 1));
      }
    }
  });

  test.each([
    ['less', 9],
    ['more', 11],
  ])('of which a file has %s bytes than was recorded breaks off', async (_what, length) => {
    const member = { ...hold('a.bin', Buffer.alloc(length)), size: 10 };
    const open = ({ content }: Held) => Promise.resolve(Readable.from([content]));
    const zip = layOut([member], MOMENT);
    await expect(buffer(readZip(zip, { start: 0, end: zip.size - 1 }, open))).rejects.toThrow('length');
  });
});

/** Content of zeros that is nowhere. */
class Zeros extends yauzl.RandomAccessReader {
  constructor(private readonly zip: Zip<ZipMember>) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return readZip(this.zip, { start, end: end - 1 }, (_member, range) =>
      Promise.resolve(Readable.from([Buffer.alloc(range.end - range.start + 1)])),
    );
  }
}

const GIB = 1024 ** 3;

test.each([
  ['a file of 4.5 GB', [{ name: 'groot.mp4', size: 4.5 * GIB, crc: 7 }]],
  ['files that end beyond 4 GB', [1, 2, 3, 4].map((n) => ({ name: `${n}.mp4`, size: 1.2 * GIB, crc: n }))],
])('%s are found through ZIP64', async (_what, files) => {
  const members = files.map((file) => ({ ...file, size: Math.round(file.size) }));
  const zip = layOut(members, MOMENT);
  const reader = await yauzl.fromRandomAccessReaderPromise(new Zeros(zip), zip.size);
  const entries = await readEntries(reader, false);
  expect(entries.map(({ name, size, crc }) => ({ name, size, crc }))).toEqual(members);
});

import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import * as yauzl from 'yauzl';
import { layOutZip, readZip, type Zip, type ZipMember } from '../../src/api/download/zip';
import { chance } from '../support/chance';

interface Held extends ZipMember {
  content: Buffer;
}

const MADE = Date.parse('2026-11-24T12:34:56.789Z');
const hold = (name: string, content: Buffer): Held => ({
  name,
  content,
  size: content.length,
  crc: crc32(content),
  modified: MADE,
});
const openHeld = ({ content }: Held, { start, end }: { start: number; end: number }) =>
  Promise.resolve(Readable.from([content.subarray(start, end + 1)]));
const readHeld = (zip: Zip<Held>, start: number, end: number): Promise<Buffer> =>
  buffer(readZip(zip, { start, end }, openHeld));
const readWhole = (zip: Zip<Held>): Promise<Buffer> => readHeld(zip, 0, zip.size - 1);

interface Entry {
  name: string;
  size: number;
  crc: number;
  /** What programs read that know the extended timestamp. */
  modified: number;
  /** What others read, without a zone. */
  local: string;
  content: Buffer | null;
}

async function readEntries(zip: yauzl.ZipFile, withContent: boolean) {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    const content = withContent ? await buffer(await zip.openReadStreamPromise(entry)) : null;
    const modified = entry.getLastModDate().getTime();
    // Read as if it were in UTC.
    const local = entry.getLastModDate({ forceDosFormat: true, timezone: 'UTC' }).toISOString().slice(0, 19);
    entries.push({
      ...{ name: entry.fileName, size: entry.uncompressedSize, crc: entry.crc32 },
      ...{ modified, local, content },
    });
  }
  return entries;
}

test.each([
  ['in winter', '2026-01-15T22:30:45Z', '2026-01-15T23:30:44'],
  ['in summer', '2026-07-15T22:30:45Z', '2026-07-16T00:30:44'],
  ['on the last second of a year', '2026-12-31T22:59:59.999Z', '2026-12-31T23:59:58'],
  ['in the hour that summer skips', '2026-03-29T01:00:00Z', '2026-03-29T03:00:00'],
  ['in the hour that winter repeats', '2026-10-25T01:00:00Z', '2026-10-25T02:00:00'],
  ['in a leap year', '2028-02-29T12:00:00Z', '2028-02-29T13:00:00'],
  ['as early as MS-DOS knows', '1979-12-31T23:00:00Z', '1980-01-01T00:00:00'],
  ['before MS-DOS', '1975-06-01T12:00:00Z', '1980-01-01T00:00:00'],
  ['after what 31 bits hold', '2040-06-01T12:00:00Z', '2040-06-01T14:00:00'],
])('a file made %s says when, in UTC and in the time of here', async (_when, made, local) => {
  const members = [
    { ...hold('a.txt', Buffer.from('a')), modified: Date.parse(made) },
    hold('b', randomBytes(9)),
  ];
  const zip = layOutZip(members);
  const bytes = await readWhole(zip);
  expect(bytes).toHaveLength(zip.size);
  const [entry, other] = await readEntries(await yauzl.fromBufferPromise(bytes), true);
  expect(entry?.local).toBe(local);
  const seconds = Math.floor(Date.parse(made) / 1000) * 1000;
  // Without the field there is only the local time.
  if (seconds < 2 ** 31 * 1000) expect(entry?.modified).toBe(seconds);
  expect(other).toMatchObject({ name: 'b', local: '2026-11-24T13:34:56', content: members[1]?.content });
  // The header before the bytes says the same as the directory.
  expect(bytes.subarray(10, 14)).toEqual(bytes.subarray(bytes.indexOf('PK\x01\x02') + 12).subarray(0, 4));
});

describe('a zip', () => {
  test('opens with each name and all bytes', async () => {
    const members = [
      hold('logo.svg', Buffer.from('<svg/>')),
      hold('Één café (2) – 日本.txt', randomBytes(3000)),
      hold('leeg.txt', Buffer.alloc(0)),
    ];
    const zip = layOutZip(members);
    const bytes = await readWhole(zip);
    expect(bytes).toHaveLength(zip.size);
    const entries = await readEntries(await yauzl.fromBufferPromise(bytes), true);
    expect(entries.map(({ name }) => name)).toEqual(members.map(({ name }) => name));
    expect(entries.map(({ content }) => content)).toEqual(members.map(({ content }) => content));
  });

  test('without members opens too', async () => {
    const zip = layOutZip<Held>([]);
    expect(await readEntries(await yauzl.fromBufferPromise(await readWhole(zip)), true)).toEqual([]);
  });

  test('is the same in any pieces', async () => {
    const { below } = chance(20_261_124);
    for (let round = 0; round < 60; round += 1) {
      const members = Array.from({ length: below(6) }, (_, at) => hold(`${at}.bin`, randomBytes(below(90))));
      const zip = layOutZip(members);
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
    const zip = layOutZip([member]);
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
  ['a file of 4.5 GB', [{ name: 'groot.mp4', size: 4.5 * GIB, crc: 7, modified: MADE }]],
  [
    'files that end beyond 4 GB',
    [1, 2, 3, 4].map((n) => ({ name: `${n}.mp4`, size: 1.2 * GIB, crc: n, modified: MADE + n * 2000 })),
  ],
])('%s are found through ZIP64', async (_what, files) => {
  const members = files.map((file) => ({ ...file, size: Math.round(file.size) }));
  const zip = layOutZip(members);
  const reader = await yauzl.fromRandomAccessReaderPromise(new Zeros(zip), zip.size);
  const entries = await readEntries(reader, false);
  expect(entries.map(({ name, size, crc }) => ({ name, size, crc }))).toEqual(
    members.map(({ name, size, crc }) => ({ name, size, crc })),
  );
  expect(entries.map(({ modified }) => modified)).toEqual(
    members.map(({ modified }) => Math.floor(modified / 1000) * 1000),
  );
});

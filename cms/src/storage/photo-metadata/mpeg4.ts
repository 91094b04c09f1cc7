import type { FileHandle } from 'node:fs/promises';
import { type Box, readAt, readBox, TYPE_AT } from './boxes';
import { removeXmpLocationAt, XMP_NUMBER } from './film-metadata';

const HEAD = 8;
const VERSION_BYTES = 4;
/** No camera makes a film of more. */
const MOST_BOXES = 20_000;
const MOST_KEYS_BYTES = 1_000_000;

/** Boxes that hold others; `meta` may begin with a version. */
const HOLDERS = new Set(['moov', 'trak', 'udta', 'meta', 'ilst']);
/** A place as Apple and as telephones with Android write it, and as 3GPP does. */
const PLACES = new Set(['\u00a9xyz', 'loci']);
const UNUSED = 'free';

/** XMP, as QuickTime keeps it, and in a box of which a number says what it holds. */
const XMP = 'XMP_';
const NUMBER_BYTES = 16;

const KEY_OF_PLACE = /location/i;
const KEYS_HEAD = 8;

/** The numbers, from 1, of the keys that name a place. */
async function readKeys(file: FileHandle, { start, end }: Box): Promise<Set<number>> {
  const bytes = await readAt(file, start, Math.min(end - start, MOST_KEYS_BYTES));
  const places = new Set<number>();
  let at = KEYS_HEAD;
  for (let number = 1; at + HEAD <= bytes.length; number += 1) {
    const size = bytes.readUInt32BE(at);
    if (size < HEAD) break;
    if (KEY_OF_PLACE.test(bytes.toString('latin1', at + HEAD, at + size))) places.add(number);
    at += size;
  }
  return places;
}

const getNumber = (type: string): number => Buffer.from(type, 'latin1').readUInt32BE(0);

/** Turns a box into unused room, so that nothing else moves. */
async function empty(file: FileHandle, { at, start, end }: Box): Promise<void> {
  await file.write(UNUSED, at + TYPE_AT, 'latin1');
  const zeros = Buffer.alloc(Math.min(end - start, MOST_KEYS_BYTES));
  for (let place = start; place < end; place += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - place), place);
  }
}

/** Where the XMP in a box begins; null in a box that holds something else. */
async function findXmp(file: FileHandle, { type, start }: Box): Promise<number | null> {
  if (type === XMP) return start;
  if (type !== 'uuid') return null;
  const number = await readAt(file, start, NUMBER_BYTES);
  return number.toString('hex') === XMP_NUMBER ? start + NUMBER_BYTES : null;
}

/** Removes the location from an MPEG-4 or QuickTime film in place; returns whether there was one. */
export async function removeMpeg4Location(file: FileHandle): Promise<boolean> {
  let boxes = 0;
  let keys = new Set<number>();
  let isChanged = false;

  // As QuickTime writes it, the first box follows at once.
  const findInside = async ({ type, start }: Box): Promise<number> => {
    if (type !== 'meta') return start;
    const first = await readAt(file, start + TYPE_AT, VERSION_BYTES);
    return first.toString('latin1') === 'hdlr' ? start : start + VERSION_BYTES;
  };
  const walk = async (from: number, end: number, holder: string): Promise<void> => {
    for (let at = from; at + HEAD <= end && boxes < MOST_BOXES; boxes += 1) {
      const box = await readBox(file, at, end);
      if (!box) return;
      at = box.end;
      if (box.type === 'keys') keys = await readKeys(file, box);
      if (PLACES.has(box.type) || (holder === 'ilst' && keys.has(getNumber(box.type)))) {
        await empty(file, box);
        isChanged = true;
      } else if (HOLDERS.has(box.type)) await walk(await findInside(box), box.end, box.type);
      else {
        const xmp = await findXmp(file, box);
        if (xmp !== null && (await removeXmpLocationAt(file, xmp, box.end))) isChanged = true;
      }
    }
  };

  await walk(0, (await file.stat()).size, '');
  return isChanged;
}

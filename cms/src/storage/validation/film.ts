import { open, type FileHandle } from 'node:fs/promises';
import { type Box, readAt, readBox } from '../photo-metadata/boxes';
import { firstBytes } from './bytes';

/** How a video is kept, and whether browsers can show it. */
export interface Film {
  /** As people know it; empty when it says nothing. */
  codec: string;
  plays: boolean;
}

/** Those that every browser of today shows, in a container that it opens. */
const PLAYABLE = ['H.264', 'AV1', 'VP9', 'VP8'];

/** Names for what files call it. */
const CODECS: [RegExp, string][] = [
  [/^avc|^V_MPEG4\/ISO\/AVC/, 'H.264'],
  [/^h[ve][vc]1|^dvh|^V_MPEGH/, 'H.265'],
  [/^vv[ci]1/, 'H.266'],
  [/^av01|^V_AV1/, 'AV1'],
  [/^vp09|^V_VP9/, 'VP9'],
  [/^vp08|^V_VP8/, 'VP8'],
  [/^ap[c4]/, 'ProRes'],
  [/^mp4v|^V_MPEG4/, 'MPEG-4 Visual'],
  [/^s263|^h263/i, 'H.263'],
  [/^(?:jpeg|mjp)|^V_MJPEG/, 'Motion JPEG'],
];

const getName = (type: string): string =>
  CODECS.find(([pattern]) => pattern.test(type))?.[1] ?? type.replace(/[^\w/]/g, '');

const HOLDERS = ['moov', 'trak', 'mdia', 'minf', 'stbl'];
const VIDEO = 'vide';
/** Behind the version of a box, and a number; where the kind of a track stands, and the first way of its pixels. */
const KIND_AT = 8;
const TYPE_AT = 12;
const TYPE_BYTES = 4;
const MOST_BOXES = 20_000;

/** The ways in which the pictures of a film are kept. */
async function readTypes(file: FileHandle): Promise<string[]> {
  const types: string[] = [];
  let boxes = 0;
  let isVideo = false;
  const readText = async ({ start }: Box, at: number): Promise<string> =>
    (await readAt(file, start + at, TYPE_BYTES)).toString('latin1');
  const walk = async (from: number, end: number): Promise<void> => {
    for (let at = from; boxes < MOST_BOXES; boxes += 1) {
      const box = await readBox(file, at, end);
      if (!box) return;
      at = box.end;
      if (box.type === 'trak') isVideo = false;
      if (HOLDERS.includes(box.type)) await walk(box.start, box.end);
      // The kind of a track stands before what it holds, and QuickTime tells of another kind after it.
      if (box.type === 'hdlr') isVideo ||= (await readText(box, KIND_AT)) === VIDEO;
      if (box.type === 'stsd' && isVideo) types.push(await readText(box, TYPE_AT));
    }
  };
  await walk(0, (await file.stat()).size);
  return types;
}

const judge = (types: readonly string[], isOpened = true): Film => {
  const codecs = types.map(getName);
  return { codec: codecs[0] ?? '', plays: isOpened && codecs.some((codec) => PLAYABLE.includes(codec)) };
};

/** A film with boxes, as telephones make it. */
export async function readMpeg4(path: string): Promise<Film> {
  const file = await open(path, 'r');
  try {
    return judge(await readTypes(file));
  } finally {
    await file.close();
  }
}

const HEAD = 262_144;

/** A film of which the beginning says how it is kept; not every browser opens one that is not for the web. */
export async function readMatroska(path: string, isForWeb: boolean): Promise<Film> {
  const head = (await firstBytes(path, HEAD)).toString('latin1');
  return judge(head.match(/V_[A-Z0-9_]+(?:\/[A-Z0-9_]+)*/g) ?? [], isForWeb);
}

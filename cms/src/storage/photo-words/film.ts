import { open, type FileHandle } from 'node:fs/promises';
import { takePlaceOfAvi } from './avi';
import { readAt } from './boxes';
import { takePlaceOfFlash } from './flash';
import { takePlaceOfMatroska } from './matroska';
import { takePlaceOfMpeg4 } from './mpeg4';
import { takePlaceOfOgg } from './ogg';
import { takePlaceOfWindowsMedia } from './windows-media';

/** By how a film begins; one as MPEG-4 begins with a size. */
const READERS: [beginning: string, take: (file: FileHandle) => Promise<boolean>][] = [
  ['1a45dfa3', takePlaceOfMatroska],
  [Buffer.from('OggS').toString('hex'), takePlaceOfOgg],
  [Buffer.from('RIFF').toString('hex'), takePlaceOfAvi],
  [Buffer.from('FLV').toString('hex'), takePlaceOfFlash],
  ['3026b275', takePlaceOfWindowsMedia],
];

const BEGINNING = 4;

/** Takes the place out of a film, where it stands; whether it said one. */
export async function takePlaceOfFilm(path: string): Promise<boolean> {
  const file = await open(path, 'r+');
  try {
    const beginning = (await readAt(file, 0, BEGINNING)).toString('hex');
    const [, take] = READERS.find(([first]) => beginning.startsWith(first)) ?? ['', takePlaceOfMpeg4];
    return await take(file);
  } finally {
    await file.close();
  }
}

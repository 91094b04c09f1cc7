import { open, type FileHandle } from 'node:fs/promises';
import { removeAviLocation } from './avi';
import { readAt } from './boxes';
import { removeFlashLocation } from './flash';
import { removeMatroskaLocation } from './matroska';
import { removeMpeg4Location } from './mpeg4';
import { removeOggLocation } from './ogg';
import { removeWindowsMediaLocation } from './windows-media';

/** By how a film begins; one as MPEG-4 begins with a size. */
const READERS: [beginning: string, take: (file: FileHandle) => Promise<boolean>][] = [
  ['1a45dfa3', removeMatroskaLocation],
  [Buffer.from('OggS').toString('hex'), removeOggLocation],
  [Buffer.from('RIFF').toString('hex'), removeAviLocation],
  [Buffer.from('FLV').toString('hex'), removeFlashLocation],
  ['3026b275', removeWindowsMediaLocation],
];

const BEGINNING = 4;

/** Removes the location from a film in place; returns whether there was one. */
export async function removeFilmLocation(path: string): Promise<boolean> {
  const file = await open(path, 'r+');
  try {
    const beginning = (await readAt(file, 0, BEGINNING)).toString('hex');
    const [, take] = READERS.find(([first]) => beginning.startsWith(first)) ?? ['', removeMpeg4Location];
    return await take(file);
  } finally {
    await file.close();
  }
}

import type { FileHandle } from 'node:fs/promises';
import { readAt } from './boxes';
import type { Reading } from './reading';
import { readXmp } from './xmp';

/** More than any program writes of a film in words. */
export const MOST_WORDS = 16 * 1024 * 1024;

/** By which films of several kinds say that XMP follows. */
export const XMP_NUMBER = 'be7acfcb97a942e89c71999491e3afac';

/** As programs call it that make one film of another, and the list of names of Matroska. */
export const NAME_OF_PLACE = /location|gps|latitude|longitude|6709/i;

/** Writes over bytes, which stay as many; whether they said anything. */
export function blank(bytes: Buffer, filling: ' ' | '\0'): boolean {
  if (bytes.every((byte) => byte === 0 || byte === 0x20)) return false;
  bytes.fill(filling);
  return true;
}

/** Takes the place out of XMP; whether it said one. */
export function takePlaceOfXmp(bytes: Buffer): boolean {
  const reading: Reading = { says: new Set(), takesPlace: true, isChanged: false };
  readXmp(bytes, reading);
  return reading.isChanged;
}

/** The same where it stands in a film; what is too long to be read goes as a whole. */
export async function takePlaceOfXmpAt(file: FileHandle, start: number, end: number): Promise<boolean> {
  const length = end - start;
  const bytes = length > MOST_WORDS ? Buffer.alloc(length, ' ') : await readAt(file, start, length);
  const isChanged = length > MOST_WORDS || takePlaceOfXmp(bytes);
  if (isChanged) await file.write(bytes, 0, bytes.length, start);
  return isChanged;
}

import type { FileHandle } from 'node:fs/promises';
import { readAt } from './boxes';
import type { MetadataReading } from './reading';
import { readXmp } from './xmp';

/** More than any program writes of a film in words. */
export const MOST_WORDS = 16 * 1024 * 1024;

/** By which films of several kinds say that XMP follows. */
export const XMP_NUMBER = 'be7acfcb97a942e89c71999491e3afac';

/** As programs call it that make one film of another, and the list of names of Matroska. */
export const NAME_OF_PLACE = /location|gps|latitude|longitude|6709/i;

/** Overwrites bytes without changing their number; returns whether they contained anything. */
export function blank(bytes: Buffer, filling: ' ' | '\0'): boolean {
  if (bytes.every((byte) => byte === 0 || byte === 0x20)) return false;
  bytes.fill(filling);
  return true;
}

/** Removes the location from XMP; returns whether there was one. */
export function removeXmpLocation(bytes: Buffer): boolean {
  const reading: MetadataReading = { details: new Set(), removesLocation: true, isChanged: false };
  readXmp(bytes, reading);
  return reading.isChanged;
}

/** The same within a film; XMP that is too long to read is removed as a whole. */
export async function removeXmpLocationAt(file: FileHandle, start: number, end: number): Promise<boolean> {
  const length = end - start;
  const bytes = length > MOST_WORDS ? Buffer.alloc(length, ' ') : await readAt(file, start, length);
  const isChanged = length > MOST_WORDS || removeXmpLocation(bytes);
  if (isChanged) await file.write(bytes, 0, bytes.length, start);
  return isChanged;
}

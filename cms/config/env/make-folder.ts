import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { getCode } from './get-code';

/**
 * Makes a folder, and those that it is in. Node's own way says of a disk that is only read that the folder is not there,
 * and never ends below /proc. Throws the error of the folder that could not be made.
 */
export function makeFolder(folder: string, mode?: number): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (path.dirname(folder) !== folder) makeFolder(path.dirname(folder), mode);
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (getCode(error) !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}

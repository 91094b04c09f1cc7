import { stat } from 'node:fs/promises';
import { accepted, type Purpose } from './accepted';
import { type Found, RefusedContent } from './checks';
import { getExtension, safeFileName } from './file-name';

/** A file whose content matches its name. */
export interface CheckedFile extends Found {
  name: string;
  /** With its dot, lower case. */
  ext: string;
}

/**
 * Checks by its content whether a file is of an accepted kind; the declared MIME type is ignored. Cleans a
 * drawing in place. Throws `RefusedContent`.
 */
export async function checkContent(file: string, givenName: string, purpose: Purpose): Promise<CheckedFile> {
  const { checks, sentence } = accepted[purpose];
  const name = safeFileName(givenName);
  const ext = getExtension(name);
  const check = checks[ext];
  if (!check) throw new RefusedContent(`${sentence} “${name}” is iets anders.`);
  if ((await stat(file)).size === 0) throw new RefusedContent(`“${name}” is leeg.`);
  const found = await check(file);
  if (!found) throw new RefusedContent(`De inhoud van “${name}” is geen ${ext.slice(1)}. ${sentence}`);
  return { name, ext, ...found };
}

import { stat } from 'node:fs/promises';
import { getAdvice } from '../../shared/accepted-kinds';
import { accepted, type Purpose } from './accepted';
import { type CheckResult, RefusedContent } from './checks';
import { explain } from './explain';
import { getExtension, safeFileName } from './file-name';

/** A file whose content matches its name. */
export interface CheckedFile extends CheckResult {
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
  const kind = ext.slice(1);
  const check = checks.get(kind);
  if (!check) {
    const advice = purpose === 'files' ? getAdvice(kind) : sentence;
    throw new RefusedContent(`“${name}” kan hier niet. ${advice}`);
  }
  if ((await stat(file)).size === 0) throw new RefusedContent(`“${name}” is leeg.`);
  const found = await check(file);
  if (!found) throw new RefusedContent(await explain(file, name, kind, sentence));
  const { ext: kept = ext, ...about } = found;
  return { name: `${name.slice(0, name.length - ext.length)}${kept}`, ...about, ext: kept };
}

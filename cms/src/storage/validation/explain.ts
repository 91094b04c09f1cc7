import { findFileType } from './file-type';
import { readOldKind } from './old-office';

/** Kinds with more than one name. */
const SAME = new Map([
  ['jpeg', 'jpg'],
  ['tiff', 'tif'],
  ['heif', 'heic'],
  ['m4v', 'mp4'],
  ['mov', 'mp4'],
  ['3gp', 'mp4'],
  ['mpeg', 'mpg'],
  ['eps', 'ps'],
]);

const getKind = (ext: string): string => SAME.get(ext) ?? ext;

/** What the bytes of a file begin as, as an extension; null when that is not known. */
async function findKind(path: string): Promise<string | null> {
  const type = await findFileType(path);
  return type?.ext === 'cfb' ? readOldKind(path) : (type?.ext ?? null);
}

/** Of those of telephones, whatever is no picture that is known begins as a film does. */
const TELEPHONE = ['heic', 'avif'];

/** Why the content of a file with this extension, without a dot, was refused; `sentence` lists the accepted types. */
export async function explain(path: string, name: string, ext: string, sentence: string): Promise<string> {
  // Which of the kinds of text it is, says less than what it should be.
  const found = ext === 'svg' ? null : await findKind(path);
  const [kind, wanted] = [getKind(found ?? ''), getKind(ext)];
  if (kind === wanted)
    return `“${name}” is beschadigd of onvolledig. Bewaar het opnieuw en kies het nog eens.`;
  const isKnown = found !== null && !(TELEPHONE.includes(wanted) && kind === 'mp4');
  return `De inhoud van “${name}” is ${isKnown ? `een ${found}, ` : ''}geen ${ext}. ${sentence}`;
}

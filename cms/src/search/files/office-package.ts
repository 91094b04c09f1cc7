import path from 'node:path';
import { SaxesParser } from 'saxes';
import yauzl, { type Entry } from 'yauzl';
import { decodeText } from '../../utils/decode-text';

const MAX_UNPACKED = 100 * 1024 * 1024;

/** What a part refers to: another part, and the last word of the kind of relation, such as `header`. */
interface Relation {
  id: string;
  kind: string;
  part: string;
}

/** An Office document since 2007: parts in a zip file, that say which others belong to them. */
export interface OfficePackage {
  /** The part that the others belong to; null when the file names none. */
  main: string | null;
  /** The text of a part; empty when it is not there. All of them together may not be too large. */
  read: (part: string) => Promise<string>;
  relations: (part: string) => Promise<Relation[]>;
  close: () => void;
}

// Names of parts are the same in upper and lower case.
const getKey = (part: string): string => part.toLowerCase();

/** Where the relations of a part are; those of the whole file belong to ''. */
const relationsOf = (part: string): string =>
  path.posix.join(path.posix.dirname(part), '_rels', `${path.posix.basename(part)}.rels`);

function decodeTarget(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

/** A target is relative to the folder of its part, or begins at the root. */
const resolveTarget = (part: string, target: string): string =>
  path.posix.join(target.startsWith('/') ? '.' : path.posix.dirname(part), decodeTarget(target));

function parseRelations(part: string, xml: string): Relation[] {
  const found: Relation[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ local, attributes }) => {
    const get = (name: string): string => attributes[name]?.value ?? '';
    if (local !== 'Relationship' || get('TargetMode') === 'External') return;
    // Transitional and strict documents differ in what stands before it.
    const kind = get('Type').split('/').at(-1) ?? '';
    found.push({ id: get('Id'), kind, part: resolveTarget(part, get('Target')) });
  });
  parser.write(xml).close();
  return found;
}

/** The usual path of the main part of each kind, for files that do not specify it. */
const DEFAULT_PARTS = ['word/document.xml', 'ppt/presentation.xml', 'xl/workbook.xml'];

export async function openPackage(file: string): Promise<OfficePackage> {
  const zip = await yauzl.openPromise(file, { autoClose: false });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(getKey(entry.fileName), entry);
  let unpacked = 0;
  const read = async (part: string): Promise<string> => {
    const entry = entries.get(getKey(part));
    if (!entry || entry.uncompressedSize === 0) return '';
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_UNPACKED) throw new Error('The document is too large once unpacked.');
    const pieces: Buffer[] = [];
    const stream = await zip.openReadStreamPromise(entry);
    for await (const piece of stream) if (piece instanceof Buffer) pieces.push(piece);
    return decodeText(Buffer.concat(pieces));
  };
  const relations = async (part: string): Promise<Relation[]> => {
    const xml = await read(relationsOf(part));
    return xml === '' ? [] : parseRelations(part, xml);
  };
  const named = (await relations('')).find(({ kind }) => kind === 'officeDocument');
  const main =
    [...(named ? [named.part] : []), ...DEFAULT_PARTS].find((part) => entries.has(getKey(part))) ?? null;
  return { main, read, relations, close: () => zip.close() };
}

import { acceptAs, type Check, protectedDocument, damaged, RefusedContent } from './checks';
import { isEncryptedDocument } from './old-office';
import { readZip, type Zip } from './zip';

const TYPES = '[content_types].xml';
const OVERRIDE = /<(?:\w+:)?Override\b[^>]*>/gi;
/** Of Visual Basic, and those of Excel 4, which are sheets of their own: how content types and relationships call them. */
const MACROS = /Type ?= ?["'][^"']*(?:macroEnabled|vbaProject|(?:ms-excel\.|\/xl)(?:intl)?macrosheet)/i;
const hasTypes = (name: string): boolean => name === TYPES || name.endsWith('.rels');
const MACRO_PART = /(?:^|\/)vba(?:project|data)\.\w+$|(?:^|\/)(?:intl)?macrosheets\//;

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1] ?? '';

/** A kind of Office document since 2007. */
interface Kind {
  /** The MIME type; that of the main part starts with it. */
  mime: string;
  /** The usual path of the main part. */
  main: string;
}

/** Whether the main part of a kind exists, at its usual path or where the content types list it. */
function hasMain({ names, text }: Zip, { mime, main }: Kind): boolean {
  if (names.has(main)) return true;
  const named = (text.match(OVERRIDE) ?? []).find(
    (tag) => attribute(tag, 'ContentType') === `${mime}.main+xml`,
  );
  return named !== undefined && names.has(attribute(named, 'PartName').toLowerCase().replace(/^\//, ''));
}

const isProgrammed = ({ names, isFound }: Zip): boolean =>
  isFound || [...names].some((name) => MACRO_PART.test(name));

/** An Office document since 2007: a zip file with the main part of its kind, and without macros or a password. */
export const openXml =
  (kind: Kind): Check =>
  async (path) => {
    if (await isEncryptedDocument(path)) throw protectedDocument();
    const zip = await readZip(path, { textFile: TYPES, search: { isIn: hasTypes, pattern: MACROS } });
    if (!zip?.names.has(TYPES)) return null;
    if (isProgrammed(zip)) {
      throw new RefusedContent(
        'In dit bestand zitten macro’s. Bewaar het zonder macro’s en kies het opnieuw.',
      );
    }
    if (zip.hasDoubles) throw damaged();
    return hasMain(zip, kind) ? { ...acceptAs(kind.mime), isCleaned: zip.isTrimmed } : null;
  };

import { found, type Check, RefusedContent } from './checks';
import { readZip, type Zip } from './zip';

const TYPES = '[content_types].xml';
const OVERRIDE = /<(?:\w+:)?Override\b[^>]*>/gi;
const MACROS = /macroEnabled|vbaProject/i;
const MACRO_PART = /(?:^|\/)vba(?:project|data)\.\w+$/;

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

const hasMacros = ({ names, text }: Zip): boolean =>
  MACROS.test(text) || [...names].some((name) => MACRO_PART.test(name));

/** An Office document since 2007: a zip file with the main part of its kind, and without macros. */
export const openXml =
  (kind: Kind): Check =>
  async (path) => {
    const zip = await readZip(path, TYPES).catch((error: unknown) => {
      if (error instanceof RefusedContent) throw error;
      return null;
    });
    if (!zip?.names.has(TYPES) || !hasMain(zip, kind)) return null;
    if (hasMacros(zip)) {
      throw new RefusedContent(
        'In dit bestand zitten macro’s. Bewaar het zonder macro’s en kies het opnieuw.',
      );
    }
    return found(kind.mime);
  };

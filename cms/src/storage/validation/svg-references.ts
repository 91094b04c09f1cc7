import type { CleaningLoss } from '../../http/schemas/cleaning-losses';

/** How the bytes of what a browser draws begin, in hexadecimal. */
const PICTURES: readonly [type: string, mark: RegExp][] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^474946383[79]61/],
  ['image/webp', /^52494646.{8}57454250/],
];
const FONTS: readonly [type: string, mark: RegExp][] = [
  ['font/woff2', /^774f4632/],
  ['font/woff', /^774f4646/],
  ['font/otf', /^4f54544f/],
  ['font/ttf', /^(?:00010000|74727565)/],
];
const MARK = 16;
const SVG = 'image/svg+xml';

const typeAmong = (types: typeof PICTURES, bytes: Buffer): string | undefined => {
  const head = bytes.toString('hex', 0, MARK);
  return types.find(([, mark]) => mark.test(head))?.[0];
};

const unescaped = (text: string): string =>
  text.replace(/%([\da-f]{2})/gi, (_escape, code: string) => String.fromCharCode(parseInt(code, 16)));

/** The bytes in a data URL; null for any other address. Its type is ignored: programs leave it out, or guess. */
function getData(address: string): Buffer | null {
  if (!/^\s*data:/i.test(address) || !URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  const [, head = '', content] = /^([^,]*),(.*)$/s.exec(pathname + search) ?? [];
  if (content === undefined) return null;
  return Buffer.from(unescaped(content), /;\s*base64\s*$/i.test(head) ? 'base64' : 'latin1');
}

const asData = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`;

/** Whether a reference is to an element of the same drawing. */
export const isInner = (address: string): boolean => /^\s*#/.test(address);

/** The references in a drawing: each function returns the URL to keep, or notes what is removed and returns null. */
export interface References {
  note: (what: CleaningLoss) => void;
  /** An element of the drawing. */
  element: (address: string, otherwise: CleaningLoss) => string | null;
  /** An element of the drawing, or a picture inside its file. */
  picture: (address: string) => string | null;
  /** A typeface inside the file. */
  font: (address: string) => string | null;
}

/** `cleanDrawing` cleans a drawing inside a drawing; null when it is none. */
export function getReferences(
  note: References['note'],
  cleanDrawing: (bytes: Buffer) => string | null,
): References {
  const left = (what: CleaningLoss): null => {
    note(what);
    return null;
  };
  const element: References['element'] = (address, otherwise) => {
    if (isInner(address)) return address;
    return address.trim() === '' ? null : left(otherwise);
  };
  return {
    note,
    element,
    picture(address) {
      const bytes = getData(address);
      if (!bytes) return element(address, 'linked-picture');
      const type = typeAmong(PICTURES, bytes);
      if (type !== undefined) return asData(type, bytes);
      const drawing = cleanDrawing(bytes);
      return drawing === null ? left('other-picture') : asData(SVG, Buffer.from(drawing));
    },
    font(address) {
      const bytes = getData(address);
      const type = bytes && typeAmong(FONTS, bytes);
      return type ? asData(type, bytes) : left('linked-font');
    },
  };
}

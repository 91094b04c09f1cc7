import path from 'node:path';
import { withoutInvisible } from '../../shared/invisible';

const MAX_BYTES = 200;
const MAX_EXT_BYTES = 20;
// Control characters, lone surrogates, and characters that file systems refuse.
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;
// Names that Windows reserves for devices, whatever the extension.
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;

const trimmed = (text: string): string => text.replace(/^[.\s]+|[.\s]+$/g, '');

/** The longest prefix of whole characters that fits in a number of bytes. */
function fitting(text: string, bytes: number): string {
  let kept = '';
  let room = bytes;
  for (const character of text) {
    room -= Buffer.byteLength(character);
    if (room < 0) break;
    kept += character;
  }
  return kept;
}

/** The extension of a name with its dot, in lower case; empty when there is none. */
export const getExtension = (name: string): string => path.extname(name).toLowerCase();

/** The file name offered to downloaders: without folders or anything that a file system cannot handle. */
export function safeFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).pop() ?? '';
  const name = trimmed(
    withoutInvisible(last).replaceAll('\u00AD', '').replace(UNSAFE, ' ').replace(/\s+/g, ' '),
  );
  const ext = fitting(path.extname(name), MAX_EXT_BYTES);
  const base = trimmed(name.slice(0, name.length - path.extname(name).length)) || 'bestand';
  const own = DEVICE.test(base) ? `_${base}` : base;
  return `${fitting(own, MAX_BYTES - Buffer.byteLength(ext))}${ext}`;
}

/** A title with something behind it as a file name: a slash is no folder, and a long title makes room. */
export const titledName = (title: string, rest: string): string =>
  safeFileName(`${fitting(title, MAX_BYTES - Buffer.byteLength(rest))}${rest}`.replace(/[/\\]/g, ' '));

/** The file name of a download, with its extension: a maintainer may have renamed the file without one. */
export const downloadName = ({ name, ext }: { name: string; ext: string }): string =>
  safeFileName(getExtension(name) === ext ? name : `${name}${ext}`);

import path from 'node:path';

const MAX_BYTES = 200;
// Control characters, those that turn the reading direction, and those that file systems refuse.
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069<>:"/\\|?*]/gu;

const trimmed = (text: string): string => text.replace(/^[.\s]+|[.\s]+$/g, '');

/** Cuts whole characters off until a name fits in what file systems allow. */
function fitting(text: string, bytes: number): string {
  const characters = Array.from(text);
  while (Buffer.byteLength(characters.join('')) > bytes) characters.pop();
  return characters.join('');
}

/** The extension of a name, with its dot, in lower case; empty when it has none. */
export const extensionOf = (name: string): string => path.extname(name).toLowerCase();

/** The name under which a file is kept for its downloaders: without folders and anything that harms a file system. */
export function safeFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).pop() ?? '';
  const name = trimmed(last.replace(UNSAFE, ' ').replace(/\s+/g, ' '));
  const ext = path.extname(name);
  const base = trimmed(name.slice(0, name.length - ext.length)) || 'bestand';
  return `${fitting(base, MAX_BYTES - Buffer.byteLength(ext))}${ext}`;
}

/** The name that a downloader gets: a maintainer may have renamed a file without its extension. */
export const downloadName = ({ name, ext }: { name: string; ext: string }): string =>
  safeFileName(extensionOf(name) === ext ? name : `${name}${ext}`);

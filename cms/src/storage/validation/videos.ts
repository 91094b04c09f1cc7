import type { Check } from './checks';
import { findFileType } from './file-type';
import { type Film, readMatroska, readMpeg4 } from './film';

/** A video of one of these kinds, recognised by its signature, and whether browsers show it. */
const video =
  (kinds: readonly string[], read: (path: string) => Promise<Film>): Check =>
  async (path) => {
    const type = await findFileType(path);
    if (!type || !kinds.includes(type.mime)) return null;
    return { mime: type.mime, width: null, height: null, film: await read(path) };
  };

/** What no browser opens. */
const unplayableVideo = (codec: string, ...kinds: string[]): Check =>
  video(kinds, () => Promise.resolve({ codec, plays: false }));

// Programs vary in how they name the types within a family.
export const mpeg4 = video(
  ['video/mp4', 'video/x-m4v', 'video/quicktime', 'video/3gpp', 'video/3gpp2'],
  readMpeg4,
);

const MATROSKA = ['video/webm', 'video/matroska'];
export const webm = video(MATROSKA, (path) => readMatroska(path, true));
export const matroska = video(MATROSKA, (path) => readMatroska(path, false));

export const mpeg = unplayableVideo('MPEG', 'video/mpeg', 'video/MP1S', 'video/MP2P', 'video/mp2t');
export const avi = unplayableVideo('AVI', 'video/vnd.avi');
export const ogg = unplayableVideo('Ogg', 'video/ogg');
export const windowsMedia = unplayableVideo('Windows Media', 'video/x-ms-asf', 'application/vnd.ms-asf');
export const flash = unplayableVideo('Flash', 'video/x-flv');

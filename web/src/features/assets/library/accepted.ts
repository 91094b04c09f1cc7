import { withoutInvisible } from 'cms/shared/invisible';
import { CAPTIONS, FILES as KINDS, getAdvice, PICTURES, VIDEOS } from 'cms/shared/accepted-kinds';

const named = (kinds: readonly string[]): string => kinds.map((ext) => `.${ext}`).join(',');

/** Accepted types for the image or video of an asset (specification section 5). */
export const ORIGINALS = `video/*,image/png,image/jpeg,${named([...PICTURES, ...VIDEOS])}`;
/** The files that an asset can have for downloading. */
export const FILES = named(KINDS.filter((kind) => !isOneOf(CAPTIONS, kind)));
/** What is said in a video. */
export const SPOKEN = named(CAPTIONS);
/** Whatever a new asset can start with. */
export const ACCEPTED_KINDS = `${ORIGINALS},${FILES}`;

function isOneOf(kinds: readonly string[], ext: string): boolean {
  return kinds.includes(ext);
}

const getExt = ({ name }: { name: string }): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a file can be what an asset shows; any other becomes one of its files. */
export const isOriginal = (file: { name: string }): boolean =>
  isOneOf([...PICTURES, ...VIDEOS], getExt(file));

/** Why a file cannot be added to an asset, or null. */
export function refusalOfFile(file: File): string | null {
  if (file.size === 0) return 'Dit bestand is leeg.';
  return isOneOf(KINDS, getExt(file)) ? null : `Dit soort bestand kan hier niet. ${getAdvice(getExt(file))}`;
}

/** Why a file cannot become an asset, or null. */
export function refusalOfAsset(file: File): string | null {
  if (isOneOf(CAPTIONS, getExt(file))) return 'Ondertiteling hoort bij een video: voeg haar daar toe.';
  return isOriginal(file) && file.size > 0 ? null : refusalOfFile(file);
}

// A title may not have what nobody sees; a file may be called so.
export const getTitle = ({ name }: { name: string }): string =>
  withoutInvisible(name.replace(/\.[^.]+$/, ''));

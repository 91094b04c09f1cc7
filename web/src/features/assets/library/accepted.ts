/** Accepted types for the image or video of an asset (specification section 5). */
export const ORIGINALS = 'video/*,image/png,image/jpeg';

const OFFICE = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'];
const DOCUMENTS = [...OFFICE, 'pdf', 'txt', 'svg', 'eps', 'zip', 'woff2', 'otf', 'ttf'];
const PICTURES = ['jpg', 'jpeg', 'png'];
const VIDEOS = ['mp4', 'm4v', 'mov', '3gp', 'webm', 'mkv', 'mpg', 'mpeg', 'avi', 'ogv', 'wmv', 'flv'];

const named = (kinds: readonly string[]): string => kinds.map((ext) => `.${ext}`).join(',');

/** The files that an asset can have for downloading. */
export const FILES = named([...PICTURES, ...DOCUMENTS]);
/** Whatever a new asset can start with. */
export const EVERYTHING = `${ORIGINALS},${FILES}`;

const getExt = ({ name }: { name: string }): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a file can be what an asset shows; any other becomes one of its files. */
export const isOriginal = (file: { name: string }): boolean =>
  [...PICTURES, ...VIDEOS].includes(getExt(file));

/** What to do with a file of a kind that the portal does not take. */
const ADVICE: Record<string, string> = {
  ...Object.fromEntries(
    ['ai', 'indd', 'psd', 'sketch', 'fig'].map((ext) => [
      ext,
      'Bewaar het als EPS of PDF, of doe het in een zip.',
    ]),
  ),
  ...Object.fromEntries(
    ['heic', 'heif', 'webp', 'avif', 'gif', 'bmp', 'tif', 'tiff'].map((ext) => [
      ext,
      'Bewaar het beeld als PNG of JPEG.',
    ]),
  ),
  ...Object.fromEntries(
    ['docm', 'xlsm', 'pptm', 'dotm', 'potm'].map((ext) => [ext, 'Bewaar het zonder macro’s.']),
  ),
  ...Object.fromEntries(
    ['woff', 'eot'].map((ext) => [ext, 'Lever het lettertype aan als WOFF2, OTF of TTF.']),
  ),
};

const getAdvice = (file: File): string => ADVICE[getExt(file)] ?? 'Doe het in een zip, dan kan het wel.';

/** Why a file cannot be added to an asset, or null. */
export function refusalOfFile(file: File): string | null {
  if (file.size === 0) return 'Dit bestand is leeg.';
  return PICTURES.includes(getExt(file)) || DOCUMENTS.includes(getExt(file))
    ? null
    : `Dit soort bestand kan hier niet. ${getAdvice(file)}`;
}

/** Why a file cannot become an asset, or null. */
export const refusalOfAsset = (file: File): string | null =>
  isOriginal(file) && file.size > 0 ? null : refusalOfFile(file);

// What nobody sees, and a title may not have; a file may be called so (cms/src/utils/invisible.ts).
const INVISIBLE =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})|(?![\u00AD\u200D])\p{Cf}|[\u115F\u1160\u3164\uFFA0]/gu;

export const getTitle = ({ name }: { name: string }): string =>
  name.replace(/\.[^.]+$/, '').replace(INVISIBLE, '');

import type { Asset, File } from '../../api/types';
import { describeFile, fileType, hasAnySize } from '../../components/download-link';
import { getFiles, getOffers, type Offer } from '../../lib/offers';
import { getDistinctNames } from '../../lib/distinct-names';

/** What a type of file is for, the likeliest first. */
const USES: readonly { use: string; types: readonly string[] }[] = [
  { use: 'Schrijven in Word', types: ['DOCX', 'DOTX', 'DOC'] },
  { use: 'Presenteren in PowerPoint', types: ['PPTX', 'POTX', 'PPT'] },
  { use: 'Rekenen in Excel', types: ['XLSX', 'XLTX', 'XLS'] },
  { use: 'Afspelen', types: ['MP4', 'WEBM', 'MOV', 'MP3', 'WAV'] },
  { use: 'Word, mail en dia', types: ['PNG', 'JPG', 'JPEG', 'GIF', 'HEIC'] },
  { use: 'Website', types: ['SVG', 'WEBP', 'AVIF'] },
  { use: 'Drukwerk', types: ['PDF', 'TIFF', 'TIF'] },
  { use: 'Lettertype voor op je computer', types: ['OTF', 'TTF'] },
  { use: 'Lettertype voor websites', types: ['WOFF2', 'WOFF'] },
  { use: 'Alles bij elkaar', types: ['ZIP'] },
];

const EDITING = 'Bewerken';
const ITSELF = 'Zoals hier getoond';
const READING = 'Lezen en printen';

const getPlace = (file: File): number => USES.findIndex(({ types }) => types.includes(fileType(file)));

/** What people use a file of an asset for: a PDF without a drawing beside it is there to read. */
function getUse(asset: Asset, file: File): string {
  if (file.kind === 'editable') return EDITING;
  const files = getFiles(asset);
  if (files.length > 0 && file.id === asset.original?.id) return ITSELF;
  const isDrawn = files.some(hasAnySize);
  if (fileType(file) === 'PDF' && !isDrawn) return READING;
  return USES[getPlace(file)]?.use ?? 'Bestand';
}

/** The measures and weight of a file, which are apart from its type: what is drawn by lines has any size. */
export function describeSize(file: File): string[] {
  const [, ...about] = describeFile(file).split(' · ');
  return hasAnySize(file) ? ['elke maat', ...about] : about;
}

/** One way to use an asset. */
export interface FileUse {
  offer: Offer;
  use: string;
  /** The file's own name, where another file has the same use and measures. */
  own: string | null;
}

/** How far a file is from what most people need: then what shows the asset, what is edited, and what is not for them. */
function getDistance(asset: Asset, { file, allowed }: Offer): number {
  if (!allowed) return 400;
  if (file.kind === 'editable') return 300;
  if (file.id === asset.original?.id) return 200;
  const place = getPlace(file);
  return place < 0 ? 100 : place;
}

/** The files of an asset by what they are for, the likeliest first. */
export function getFileUses(asset: Asset): FileUse[] {
  const offers = getOffers(asset, true);
  return offers
    .toSorted((one, other) => getDistance(asset, one) - getDistance(asset, other))
    .map((offer) => {
      const { file } = offer;
      const row = (each: File) => `${getUse(asset, each)} ${describeFile(each)}`;
      const isTwin = offers.some(({ file: other }) => other.id !== file.id && row(other) === row(file));
      return { offer, use: getUse(asset, file), own: isTwin ? file.name : null };
    });
}

/** The names of all files of an asset, by their ids: two may have come with the same. */
export function getFileNames(asset: Asset): ReadonlyMap<string, string> {
  const files = getOffers(asset, true).map(({ file }) => file);
  const names = getDistinctNames(files.map((file) => [file.name, describeFile(file)]));
  return new Map(files.map(({ id }, at) => [id, names[at] ?? '']));
}

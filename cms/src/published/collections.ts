import { isOrnament } from './ornaments';
import type { AssetPlace } from './page-index';
import type { PublishedAsset } from './types';
import { fileKind, isImage, isVector } from '../storage/file-kind';
import type { StoredFile } from '../storage/stored-file';
import { fold } from '../shared/fold';

/** The shelves of the library, in their order. */
export const COLLECTIONS = ['logos', 'templates', 'images', 'icons', 'documents'] as const;

export type Collection = (typeof COLLECTIONS)[number];

/** The labels that put an asset on a shelf, whatever its files are. */
const LABELS: Record<Collection, readonly string[]> = {
  logos: ['logo', 'logos', "logo's", 'logo’s'],
  templates: ['sjabloon', 'sjablonen'],
  images: ['beeld', 'beelden'],
  icons: ['pictogram', 'pictogrammen'],
  documents: ['document', 'documenten'],
};

/** The block that shows the assets of a shelf. */
const BLOCKS: Partial<Record<Collection, string>> = { logos: 'logo-pack', icons: 'icons' };

/** What is written in, in Word or PowerPoint. */
const TEMPLATES = ['.doc', '.docx', '.dotx', '.ppt', '.pptx', '.potx', '.xltx'];

const isDisplayable = (file: StoredFile): boolean => isImage(file) || file.mime.startsWith('video/');

function getByKind({ original, files }: PublishedAsset): Collection {
  if (files.some(({ ext }) => TEMPLATES.includes(ext))) return 'templates';
  if (original === null && files.length > 0 && files.every(isVector)) return 'icons';
  // An EPS stands beside either.
  const others = files.filter((file) => fileKind(file) !== 'editable');
  if (others.some(isDisplayable)) return 'images';
  return others.length === 0 && original !== null ? 'images' : 'documents';
}

/** The shelf of an asset: by its label, by the block that shows it, or by its files; null for decoration of pages. */
export function getCollection(asset: PublishedAsset, places: readonly AssetPlace[]): Collection | null {
  const tags = asset.tags.map(fold);
  const labelled = COLLECTIONS.find((each) => LABELS[each].some((label) => tags.includes(fold(label))));
  if (labelled) return labelled;
  if (isOrnament(asset, places)) return null;
  const shown = COLLECTIONS.find((each) => places.some(({ type }) => type === BLOCKS[each]));
  return shown ?? getByKind(asset);
}

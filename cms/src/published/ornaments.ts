import { isPicture } from '../storage/file-kind';
import type { AssetPlace } from './page-index';
import type { PublishedAsset } from './types';

/**
 * Whether an asset is there for the pages alone, such as the drawing of a tile: a picture without files to take along, that
 * is marked as decoration or only adorns blocks.
 */
export const isOrnament = (
  { original, files, decorative }: Pick<PublishedAsset, 'original' | 'files' | 'decorative'>,
  places: readonly Pick<AssetPlace, 'isOrnament'>[],
): boolean =>
  original !== null &&
  isPicture(original) &&
  files.length === 0 &&
  (decorative || (places.length > 0 && places.every((place) => place.isOrnament)));

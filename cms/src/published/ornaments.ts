import { isPicture } from '../storage/file-kind';
import type { AssetPlace } from './page-index';
import type { PublishedAsset } from './types';

/** Whether an asset is decoration: a picture without downloads that is marked as such, or that is only used as one. */
export const isOrnament = (
  { original, files, decorative }: Pick<PublishedAsset, 'original' | 'files' | 'decorative'>,
  places: readonly Pick<AssetPlace, 'isOrnament'>[],
): boolean =>
  original !== null &&
  isPicture(original) &&
  files.length === 0 &&
  (decorative || (places.length > 0 && places.every((place) => place.isOrnament)));

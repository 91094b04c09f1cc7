import type { Asset } from '../api/types';

/** CSS object-position for a cropped image: the asset's focal point, when it has one. */
export const objectPosition = (asset: Pick<Asset, 'focal_point'> | null | undefined): string | undefined =>
  asset?.focal_point ? `${asset.focal_point.x * 100}% ${asset.focal_point.y * 100}%` : undefined;

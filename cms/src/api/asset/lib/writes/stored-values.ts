import type { AssetInput } from '../../schemas/asset-input';

// Checked values; Strapi's own type of them exists only where it generates types.
type Values = Record<string, unknown>;

/** A checked write as the columns of an asset: a new original begins with its focal point in the middle. */
export function storedValues({ focal_point, ...fields }: AssetInput, original?: number): Values {
  const point = original === undefined ? focal_point : (focal_point ?? null);
  return {
    ...fields,
    ...(point !== undefined && { focalX: point?.x ?? null, focalY: point?.y ?? null }),
    ...(original !== undefined && { original }),
  };
}

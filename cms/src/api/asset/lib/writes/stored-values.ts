import type { AssetInput } from '../../schemas/asset-input';

// Validated values; Strapi types them only where it generates types.
type Values = Record<string, unknown>;

/** A validated write as the columns of an asset: a new original starts with its focal point in the centre. */
export function storedValues({ focal_point, ...fields }: AssetInput, original?: number): Values {
  const point = original === undefined ? focal_point : (focal_point ?? null);
  return {
    ...fields,
    ...(point !== undefined && { focalX: point?.x ?? null, focalY: point?.y ?? null }),
    ...(original !== undefined && { original }),
  };
}

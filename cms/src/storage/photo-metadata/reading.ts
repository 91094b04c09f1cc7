import type { PhotoDetail } from '../../http/schemas/photo-details';

/** The findings in a photo, and what to do with it. */
export interface MetadataReading {
  details: Set<PhotoDetail>;
  /** Whether to remove the location. */
  removesLocation: boolean;
  /** Whether anything was removed. */
  isChanged: boolean;
}

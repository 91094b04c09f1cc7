import type { Asset } from '../../../api/types';

/** Whether a block value is an asset as the API returns it. */
export const isAsset = (value: unknown): value is Asset =>
  typeof value === 'object' && value !== null && 'original' in value && 'files' in value && 'id' in value;

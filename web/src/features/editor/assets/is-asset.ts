import type { Asset } from '../../../api/types';

/** Whether a value of a block is an asset as the wire gives it. */
export const isAsset = (value: unknown): value is Asset =>
  typeof value === 'object' && value !== null && 'original' in value && 'files' in value && 'id' in value;

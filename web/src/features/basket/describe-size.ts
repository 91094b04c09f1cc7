import { byteSize } from '../../lib/byte-size';
import { sumSizes, type Format } from './formats';

/** '5,8 MB', or 'meer dan 5,8 MB' when some are not drawn yet; empty when none is. */
export function describeSize(formats: readonly (Format | undefined)[]): string {
  const { size, isLeast } = sumSizes(formats);
  if (size === 0) return '';
  return isLeast ? `meer dan ${byteSize(size)}` : byteSize(size);
}

import type { Share } from './api';

export type ShareState = 'valid' | 'over' | 'revoked' | 'used-up';

/** Whether a link still works, and if not, why. */
export function getShareState(
  {
    revoked_at,
    expires_at,
    downloads,
    max_downloads,
  }: Pick<Share, 'revoked_at' | 'expires_at' | 'downloads' | 'max_downloads'>,
  now = Date.now(),
): ShareState {
  if (revoked_at !== null) return 'revoked';
  if (Date.parse(expires_at) <= now) return 'over';
  return max_downloads !== null && downloads >= max_downloads ? 'used-up' : 'valid';
}

const times = (count: number): string => `${count} keer`;

/** '3 van 10 keer', or '3 keer' where there is no most. */
export const describeDownloads = ({ downloads, max_downloads }: Share): string =>
  max_downloads === null
    ? `${downloads === 0 ? 'nog niet' : times(downloads)} gedownload`
    : `${downloads} van ${times(max_downloads)} gedownload`;

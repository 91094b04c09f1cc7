import type { Downloadable } from './download-address';

/** Parses a download URL; null for any other URL. */
export function downloadAt(address: string): Downloadable | null {
  const [, id] = /^\/api\/v1\/assets\/([^/?#]+)\/download$/.exec(address) ?? [];
  return id === undefined ? null : { of: 'assets', id };
}

/** Hands the download to the browser; what that takes is loaded on first use. */
export const download = async (what: Downloadable): Promise<void> =>
  (await import('./start-download')).startDownload(what);

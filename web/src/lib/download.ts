import type { Downloadable } from './download-address';

/** Parses a download URL; null for any other URL. */
export function downloadAt(address: string): Downloadable | null {
  const [, of, id, preset] =
    /^\/api\/v1\/(asset|file)s\/(\w+)(?:\/renditions\/(\w+))?\/download$/.exec(address) ?? [];
  return id === undefined ? null : { of: of === 'file' ? 'files' : 'assets', id, preset };
}

/** Hands the download to the browser; what that takes is loaded on first use. */
export const download = async (what: Downloadable): Promise<void> =>
  (await import('./start-download')).startDownload(what);

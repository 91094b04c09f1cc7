import { API_PREFIX, api, unwrap } from './api/client';
import { currentViewer } from './session/session';

/** Something to download: an asset's original, its picture in a format, or one of its files. */
export interface Downloadable {
  of: 'assets' | 'files';
  id: string;
  /** Where it is, when it has an address of its own. */
  getUrl?: () => Promise<string>;
}

/** Parses a download URL; null for any other URL. */
export function downloadAt(address: string): Downloadable | null {
  const [, id] = /^\/api\/v1\/assets\/([^/?#]+)\/download$/.exec(address) ?? [];
  return id === undefined ? null : { of: 'assets', id };
}

/** The URL of the bytes: unchanged for visitors, with a one-minute token for logged-in users. */
export async function downloadUrl({ of, id, getUrl }: Downloadable): Promise<string> {
  if (getUrl) return getUrl();
  const url = `${API_PREFIX}/${of}/${encodeURIComponent(id)}/download`;
  if (currentViewer().state !== 'user') return url;
  const init = { params: { path: { id } } };
  const { token } = await unwrap(
    of === 'assets' ? api.POST('/assets/{id}/download', init) : api.POST('/files/{id}/download', init),
  );
  return `${url}?token=${encodeURIComponent(token)}`;
}

/** Hands the download to the browser, which shows progress and streams it to disk. */
export async function download(what: Downloadable): Promise<void> {
  const link = document.createElement('a');
  link.href = await downloadUrl(what);
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

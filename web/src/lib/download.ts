import { API_BASE, api, unwrap } from './api/client';
import { currentViewer } from './session/session';

/** What can be downloaded: an asset's original, or one of its files. */
export interface Downloadable {
  of: 'assets' | 'files';
  id: string;
}

/** What an address downloads; null when it is the address of something else. */
export function downloadAt(address: string): Downloadable | null {
  const [, id] = /^\/api\/v1\/assets\/([^/?#]+)\/download$/.exec(address) ?? [];
  return id === undefined ? null : { of: 'assets', id };
}

/** The address of the bytes: as it is for visitors, with a one-minute token for those who are logged in. */
export async function downloadUrl({ of, id }: Downloadable): Promise<string> {
  const url = `${API_BASE}/${of}/${encodeURIComponent(id)}/download`;
  if (currentViewer().state !== 'user') return url;
  const init = { params: { path: { id } } };
  const { token } = await unwrap(
    of === 'assets' ? api.POST('/assets/{id}/download', init) : api.POST('/files/{id}/download', init),
  );
  return `${url}?token=${encodeURIComponent(token)}`;
}

/** Leaves the download to the browser, which shows its progress and streams it to disk. */
export async function download(what: Downloadable): Promise<void> {
  const link = document.createElement('a');
  link.href = await downloadUrl(what);
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

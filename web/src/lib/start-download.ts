import { API_PREFIX, api, unwrap } from './api/client';
import type { Downloadable } from './download';
import { currentViewer } from './session/session';

/** The URL of a picture in a format, which is drawn meanwhile: what goes wrong is said before the browser starts. */
async function renditionUrl(id: string, preset: string): Promise<string> {
  const path = { id, preset };
  const { token } = await unwrap(api.POST('/assets/{id}/renditions/{preset}/download', { params: { path } }));
  const url = `${API_PREFIX}/assets/${encodeURIComponent(id)}/renditions/${encodeURIComponent(preset)}/download`;
  return `${url}?token=${encodeURIComponent(token)}`;
}

/** The URL of the bytes: unchanged for visitors, with a one-minute token for logged-in users. */
export async function downloadUrl({ of, id, preset }: Downloadable): Promise<string> {
  if (preset !== undefined) return renditionUrl(id, preset);
  const url = `${API_PREFIX}/${of}/${encodeURIComponent(id)}/download`;
  if (currentViewer().state !== 'user') return url;
  const init = { params: { path: { id } } };
  const { token } = await unwrap(
    of === 'assets' ? api.POST('/assets/{id}/download', init) : api.POST('/files/{id}/download', init),
  );
  return `${url}?token=${encodeURIComponent(token)}`;
}

/** Hands the download to the browser, which shows progress and streams it to disk. */
export const startDownload = async (what: Downloadable): Promise<void> =>
  downloadFrom(await downloadUrl(what));

/** The same for a URL that needs no token. */
export function downloadFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

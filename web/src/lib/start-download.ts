import { API_PREFIX, api, unwrap } from './api/client';
import { sendWithSession } from './api/send';
import { currentViewer } from './session/session';

/** Something to download: an asset's original, its picture in a format, or one of its files. */
export interface Downloadable {
  of: 'assets' | 'files';
  id: string;
  /** The format in which an asset's picture is drawn. */
  preset?: string;
}

const addressOf = ({ of, id }: Downloadable): string =>
  `${API_PREFIX}/${of}/${encodeURIComponent(id)}/download`;

/**
 * The bytes, for a page that works with them. Its address stays the same, so that what the browser already has is not
 * sent again; the server checks the rights each time.
 */
export const readDownload = (what: Downloadable): Promise<Response> =>
  sendWithSession(new Request(addressOf(what)));

/** The URL of a picture in a format, which is drawn meanwhile: what goes wrong is said before the browser starts. */
async function renditionUrl(id: string, preset: string): Promise<string> {
  const path = { id, preset };
  const { token } = await unwrap(api.POST('/assets/{id}/renditions/{preset}/download', { params: { path } }));
  const url = `${API_PREFIX}/assets/${encodeURIComponent(id)}/renditions/${encodeURIComponent(preset)}/download`;
  return `${url}?token=${encodeURIComponent(token)}`;
}

/** The URL of the bytes: unchanged for visitors, with a one-minute token for logged-in users. */
export async function downloadUrl(what: Downloadable): Promise<string> {
  const { of, id, preset } = what;
  if (preset !== undefined) return renditionUrl(id, preset);
  const url = addressOf(what);
  if (currentViewer().state !== 'user') return url;
  const init = { params: { path: { id } } };
  const { token } = await unwrap(
    of === 'assets' ? api.POST('/assets/{id}/download', init) : api.POST('/files/{id}/download', init),
  );
  return `${url}?token=${encodeURIComponent(token)}`;
}

/** Hands a URL that needs no token to the browser, which shows progress and streams it to disk. */
export function downloadFrom(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** The same for a download. */
export const startDownload = async (what: Downloadable): Promise<void> =>
  downloadFrom(await downloadUrl(what));

/** Saves what was made here. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  downloadFrom(address, name);
  URL.revokeObjectURL(address);
}

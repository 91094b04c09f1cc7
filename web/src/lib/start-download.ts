import { api, unwrap } from './api/client';
import { sendWithSession } from './api/send';
import { addressOf, type Downloadable } from './download-address';
import { currentViewer } from './session/session';

/**
 * The bytes, for a page that works with them. Its address stays the same, so that what the browser already has is not
 * sent again; the server checks the rights each time.
 */
export const readDownload = (what: Downloadable): Promise<Response> =>
  sendWithSession(new Request(addressOf(what)));

/** Asks for a token with which the browser may have the bytes for a minute. */
function fetchToken({ of, id, preset }: Downloadable): Promise<{ token: string }> {
  const path = { id };
  if (preset !== undefined) {
    return unwrap(
      api.POST('/assets/{id}/renditions/{preset}/download', { params: { path: { ...path, preset } } }),
    );
  }
  const init = { params: { path } };
  return unwrap(
    of === 'assets' ? api.POST('/assets/{id}/download', init) : api.POST('/files/{id}/download', init),
  );
}

/**
 * The URL of the bytes, with a token for logged-in users. A picture in a format is drawn before visitors get theirs
 * too: what goes wrong is said before the browser starts.
 */
export async function downloadUrl(what: Downloadable): Promise<string> {
  const url = addressOf(what);
  if (what.preset === undefined && currentViewer().state !== 'user') return url;
  const { token } = await fetchToken(what);
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

import { SERVER_ROOTS } from 'cms/shared/addresses';
import { COPY } from '../lib/online/worker-message';
import { findCopy, storeCopy, markCopy, rememberPictures } from './copies';
import { getEmbedded, storeFirstView } from './first-views';
import { respondWithTool, getPageParts } from './tools';

/** A URL without page data: just the app. */
const SHELL = '/login';

const NOT_OURS: readonly string[] = SERVER_ROOTS;

const isOurs = (url: string): boolean => !NOT_OURS.includes(new URL(url).pathname.split('/')[1] ?? '');

/** The statuses of a proxy whose server is down. */
const AWAY: readonly number[] = [502, 503, 504];

/** Whether a request is a navigation within the portal. */
export const isView = ({ mode, url }: Request): boolean => mode === 'navigate' && isOurs(url);

/** Caches the app shell when this version is installed. */
export async function storeShell(): Promise<void> {
  const answer = await fetch(SHELL, { cache: 'reload' });
  if (answer.ok) await storeCopy({ kind: 'views', key: SHELL, answer });
}

/** Caches an index.html; returns its text, or '' when it is not kept. */
async function storeView(pathname: string, answer: Response): Promise<string> {
  if (!answer.ok || answer.redirected) return '';
  const html = await answer.clone().text();
  rememberPictures(html);
  await storeCopy({ kind: 'views', key: pathname, answer: answer.clone() });
  const embedded = getEmbedded(html);
  if (embedded) await storeFirstView(embedded);
  return html;
}

/**
 * Caches the URL of a window that was open before this worker, with what belongs to it: on a first visit nothing else
 * did, and what the window itself fetched may be of an earlier moment.
 */
export async function storeOpenView(url: string): Promise<void> {
  if (!isOurs(url)) return;
  const { pathname } = new URL(url);
  const html = await storeView(pathname, await fetch(pathname, { headers: { Accept: 'text/html' } }));
  for (const part of getPageParts(html)) await respondWithTool(new URL(part, url).href);
}

/**
 * Responds with index.html, which embeds public data only, so every one may be cached. Offline: the copy for this URL,
 * or else the app shell, which then uses cached API responses.
 */
export async function respondWithView(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    const answer = await fetch(request);
    if (AWAY.includes(answer.status)) throw new Error('The server is away');
    await storeView(pathname, answer);
    return answer;
  } catch (error) {
    const copy = (await findCopy('views', pathname)) ?? (await findCopy('views', SHELL));
    // The only header that a document can read about itself.
    if (copy) return markCopy(copy, 'Server-Timing', COPY);
    throw error;
  }
}

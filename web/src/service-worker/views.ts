import { COPY } from '../lib/online/worker-message';
import { createCopy, keepCopy, notePictures } from './copies';

/** An address that carries no page: the app without content of its own. */
const SHELL = '/login';

const NOT_OURS = /^\/(api|beheer|saml2|_files|strapi-plugin-sso|_health)(\/|$)/;

const isOurs = (url: string): boolean => !NOT_OURS.test(new URL(url).pathname);

/** What a proxy says of a server that is not there. */
const AWAY: readonly number[] = [502, 503, 504];

/** Whether somebody opens an address of the portal. */
export const isView = ({ mode, url }: Request): boolean => mode === 'navigate' && isOurs(url);

/** Keeps the app itself, once when this version is installed. */
export async function keepShell(): Promise<void> {
  const answer = await fetch(SHELL, { cache: 'reload' });
  if (answer.ok) await keepCopy({ kind: 'views', key: SHELL, answer });
}

async function keepView(pathname: string, answer: Response): Promise<void> {
  if (!answer.ok || answer.redirected) return;
  notePictures(await answer.clone().text());
  await keepCopy({ kind: 'views', key: pathname, answer: answer.clone() });
}

/** Keeps the address of a window that was open before this worker was: on a first visit nobody kept it. */
export async function keepOpenView(url: string): Promise<void> {
  if (!isOurs(url)) return;
  const { pathname } = new URL(url);
  await keepView(pathname, await fetch(pathname, { headers: { Accept: 'text/html' } }));
}

/** A copy says that it is one, in the only header that a document can read of itself. */
function asCopy(copy: Response): Response {
  const headers = new Headers(copy.headers);
  headers.set('Server-Timing', COPY);
  return new Response(copy.body, { status: copy.status, headers });
}

/**
 * Answers with index.html, which carries only what everybody may see, so every one may be kept. Without a connection: the
 * one of this address, or else the app, which then finds what was kept of the API.
 */
export async function answerView(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    const answer = await fetch(request);
    if (AWAY.includes(answer.status)) throw new Error('The server is away');
    await keepView(pathname, answer);
    return answer;
  } catch (error) {
    const copy = (await createCopy('views', pathname)) ?? (await createCopy('views', SHELL));
    if (copy) return asCopy(copy);
    throw error;
  }
}

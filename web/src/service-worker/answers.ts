import { LOGIN_HEADER, COPY_HEADER } from '../lib/session/login-header';
import {
  getCopies,
  createCopy,
  currentTime,
  forgetCopy,
  keepCopy,
  notePictures,
  getOwner,
  pictureAt,
} from './copies';

const READS = /^\/api\/v1\/(site|profile|(admin\/)?pages\/map|pages\/[a-z0-9-]+)$/;
/** What a right that has ended takes away: pages, and the tree with drafts. */
const RIGHTS = /^\/api\/v1\/(admin\/pages\/map|pages\/(?!map$)[a-z0-9-]+)$/;
const PROFILE = '/api/v1/profile';

/** Whoever is logged in no longer, or may not see it any more. */
const ENDED = [401, 403, 404, 410];

/** Whether a call reads what readers read: pages, their tree, and who they are. */
export const isRead = ({ method, url }: Request): boolean =>
  method === 'GET' && READS.test(new URL(url).pathname);

const isForEverybody = (request: Request, answer: Response): boolean =>
  answer.ok &&
  !request.headers.has('Authorization') &&
  (answer.headers.get('Cache-Control') ?? '').includes('public');

/** The id of the login that asks with a token; null for whoever asks without. */
const getLogin = ({ headers }: Request): string | null =>
  headers.has('Authorization') ? headers.get(LOGIN_HEADER) : null;

/** Keeps an answer for who may read it again; an answer that says that a right has ended takes the copy away. */
async function keep(request: Request, answer: Response, since: number): Promise<void> {
  const key = new URL(request.url).pathname;
  const login = getLogin(request);
  if (isForEverybody(request, answer)) {
    notePictures(await answer.clone().text());
    await keepCopy({ kind: 'answers', key, answer: answer.clone(), since });
  } else if (login !== null && answer.ok) {
    notePictures(await answer.clone().text(), login);
    await keepCopy({ kind: 'answers', key, answer: answer.clone(), login, since });
  } else if (login !== null && ENDED.includes(answer.status)) {
    await forgetCopy(login, key);
  }
}

/** A copy says that it is one: the portal then knows that the server did not answer. */
function asCopy(copy: Response): Response {
  const headers = new Headers(copy.headers);
  headers.set(COPY_HEADER, '1');
  return new Response(copy.body, { status: copy.status, headers });
}

let wasAway = false;

/** Answers a read from the network; without a connection with the copy of who asks, or of what everybody may see. */
export async function answerRead(request: Request, later: (work: Promise<void>) => void): Promise<Response> {
  const { pathname } = new URL(request.url);
  const since = currentTime();
  try {
    const answer = await fetch(request);
    await keep(request, answer, since);
    // A contact after a while: rights may have ended meanwhile.
    if (getLogin(request) !== null && answer.ok && (wasAway || pathname === PROFILE)) {
      wasAway = false;
      later(lookAgain(request));
    }
    return answer;
  } catch (error) {
    wasAway = true;
    const login = request.headers.get(LOGIN_HEADER);
    const copy =
      (login !== null ? await createCopy('answers', pathname, login) : undefined) ??
      (await createCopy('answers', pathname));
    if (copy) return asCopy(copy);
    throw error;
  }
}

/** Asks anew for what a login has copies of by a right, one after another: what it may not see any more goes. */
async function lookAgain({ headers }: Request): Promise<void> {
  const login = headers.get(LOGIN_HEADER);
  const addresses = login === null ? [] : await getCopies(login);
  const since = currentTime();
  for (const url of addresses.filter((each) => RIGHTS.test(new URL(each).pathname))) {
    // Whoever is out has no copies any more.
    if (since !== currentTime()) return;
    const request = new Request(url, { headers });
    try {
      await keep(request, await fetch(request), since);
    } catch {
      wasAway = true;
      return;
    }
  }
}

/** Answers with a picture; one that a page shows is kept for whom that page is. */
export async function answerPicture(request: Request): Promise<Response> {
  const since = currentTime();
  try {
    const answer = await fetch(request);
    const login = getOwner(request.url);
    if (answer.ok && login !== undefined)
      await keepCopy({ kind: 'pictures', key: request.url, answer: answer.clone(), login, since });
    return answer;
  } catch (error) {
    const copy = await pictureAt(request.url);
    if (copy) return copy;
    throw error;
  }
}

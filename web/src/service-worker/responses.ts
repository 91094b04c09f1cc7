import { API_PREFIX } from 'cms/shared/addresses';
import { COPY_HEADER, LOGIN_HEADER } from '../lib/online/worker-message';
import {
  findCopies,
  findCopy,
  countEndings,
  forgetCopy,
  storeCopy,
  markCopy,
  rememberPictures,
  getOwner,
  pictureAt,
} from './copies';

const READS = /^\/api\/v1\/(site|colors|profile|(admin\/)?pages\/map|pages\/[a-z0-9-]+)$/;
/** Copies to delete when access ends: pages, and the tree with drafts. */
const RIGHTS = /^\/api\/v1\/(admin\/pages\/map|pages\/(?!map$)[a-z0-9-]+)$/;
const PAGE = /\/pages\/(?!map$)[a-z0-9-]+$/;
const PROFILE = `${API_PREFIX}/profile`;

/** Statuses that mean the user is logged out or has lost access. */
const ACCESS_ENDED = [401, 403, 404, 410];

/** Whether a request reads what readers need: pages, their tree and the profile. */
export const isRead = ({ method, url }: Request): boolean =>
  method === 'GET' && READS.test(new URL(url).pathname);

const isForEverybody = (request: Request, answer: Response): boolean =>
  answer.ok &&
  !request.headers.has('Authorization') &&
  (answer.headers.get('Cache-Control') ?? '').includes('public');

/** The login id of a request with a token; null without one. */
const getLogin = ({ headers }: Request): string | null =>
  headers.has('Authorization') ? headers.get(LOGIN_HEADER) : null;

/** Where a page is that was asked for by an earlier slug: its links lead there. */
const getOwnPath = (path: string, text: string): string => {
  if (!PAGE.test(path)) return path;
  const body = Object.assign<{ data?: { slug?: string } }, unknown>({}, JSON.parse(text));
  return body.data?.slug ? `${API_PREFIX}/pages/${body.data.slug}` : path;
};

/** Caches a response for those who may read it again; a response that access has ended deletes the copy. */
async function cacheResponse(request: Request, answer: Response, since: number): Promise<void> {
  const key = new URL(request.url).pathname;
  const login = getLogin(request);
  const isPublic = isForEverybody(request, answer);
  if (isPublic || (login !== null && answer.ok)) {
    const owner = isPublic ? null : login;
    const text = await answer.clone().text();
    rememberPictures(text, owner);
    for (const path of new Set([key, getOwnPath(key, text)]))
      await storeCopy({ kind: 'answers', key: path, answer: answer.clone(), login: owner, since });
  } else if (login !== null && ACCESS_ENDED.includes(answer.status)) {
    await forgetCopy(login, key);
  }
}

let wasOffline = false;

/** Responds from the network; offline, with the copy of this login or the public copy. */
export async function respondToRead(
  request: Request,
  later: (work: Promise<void>) => void,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const since = countEndings();
  try {
    const answer = await fetch(request);
    await cacheResponse(request, answer, since);
    // First contact after a while: access may have ended in the meantime.
    if (getLogin(request) !== null && answer.ok && (wasOffline || pathname === PROFILE)) {
      wasOffline = false;
      later(refetchCopies(request));
    }
    return answer;
  } catch (error) {
    wasOffline = true;
    const login = request.headers.get(LOGIN_HEADER);
    const copy =
      (login !== null ? await findCopy('answers', pathname, login) : undefined) ??
      (await findCopy('answers', pathname));
    if (copy) return markCopy(copy, COPY_HEADER, '1');
    throw error;
  }
}

/** Refetches the copies that a login has by right, one after another, to delete those that it may no longer read. */
async function refetchCopies({ headers }: Request): Promise<void> {
  const login = headers.get(LOGIN_HEADER);
  const addresses = login === null ? [] : await findCopies(login);
  const since = countEndings();
  for (const url of addresses.filter((each) => RIGHTS.test(new URL(each).pathname))) {
    // The login has ended, so its copies are already gone.
    if (since !== countEndings()) return;
    const request = new Request(url, { headers });
    try {
      await cacheResponse(request, await fetch(request), since);
    } catch {
      wasOffline = true;
      return;
    }
  }
}

/** Responds with an image; one that a page shows is cached for the audience of that page. */
export async function respondWithPicture(request: Request): Promise<Response> {
  const since = countEndings();
  try {
    const answer = await fetch(request);
    const login = getOwner(request.url);
    if (answer.ok && login !== undefined)
      await storeCopy({ kind: 'pictures', key: request.url, answer: answer.clone(), login, since });
    return answer;
  } catch (error) {
    const copy = await pictureAt(request.url);
    if (copy) return copy;
    throw error;
  }
}

import { COPIES, getCacheName, OF_LOGIN, type CopyKind as Kind } from '../lib/online/copy-names';

/** The maximum number of copies per kind; the oldest are evicted first. */
const KEPT: Record<Kind, number> = { views: 60, answers: 120, pictures: 200, tools: 210 };

/** Incremented whenever a login ends: responses to earlier requests are no longer cached. */
let endings = 0;

/** The current counter: read it before a request, and pass it to `storeCopy` after. */
export const countEndings = (): number => endings;

interface Copy {
  kind: Kind;
  key: string;
  answer: Response;
  /** Null for public content. */
  login?: string | null;
  /** The counter at the time of the request. */
  since?: number;
}

/** Caches a copy of a response. Does nothing when storage is full. */
export async function storeCopy({ kind, key, answer, login = null, since = endings }: Copy): Promise<void> {
  const name = getCacheName(kind, login);
  try {
    if (since !== endings) return;
    const cache = await caches.open(name);
    await cache.put(key, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - KEPT[kind])).map((old) => cache.delete(old)));
    // The login ended during the write.
    if (since !== endings && login !== null) await caches.delete(name);
  } catch {
    // The page still works, just not offline.
  }
}

/** The copy that is public, or that belongs to a login. */
export async function findCopy(
  kind: Kind,
  key: string,
  login: string | null = null,
): Promise<Response | undefined> {
  const name = getCacheName(kind, login);
  if (!(await caches.has(name))) return undefined;
  return (await caches.open(name)).match(key, { ignoreVary: true });
}

/** Marks a response as a copy, so that the portal knows that the server did not respond. */
export function markCopy(copy: Response, header: string, value: string): Response {
  const headers = new Headers(copy.headers);
  headers.set(header, value);
  return new Response(copy.body, { status: copy.status, headers });
}

/** The URLs that a login has copies of. */
export async function findCopies(login: string): Promise<string[]> {
  const name = getCacheName('answers', login);
  if (!(await caches.has(name))) return [];
  return (await (await caches.open(name)).keys()).map(({ url }) => url);
}

/** Deletes what a login read at a URL, and all its cached images: which other responses show them is unknown. */
export async function forgetCopy(login: string, key: string): Promise<void> {
  const name = getCacheName('answers', login);
  const gone = (await caches.has(name)) && (await (await caches.open(name)).delete(key));
  if (gone) await caches.delete(getCacheName('pictures', login));
}

/** A copy of an image in another width. */
async function findOtherWidth(key: string): Promise<Response | undefined> {
  const folder = getFolder(key);
  for (const name of await caches.keys()) {
    if (!name.endsWith(COPIES.pictures)) continue;
    const cache = await caches.open(name);
    const other = (await cache.keys()).find(({ url }) => getFolder(url) === folder);
    if (other) return cache.match(other);
  }
  return undefined;
}

/** A cached image, whichever login's page shows it: its URL is signed, so a request with that URL was given access. */
export async function pictureAt(key: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    const copy = name.endsWith(COPIES.pictures) ? await (await caches.open(name)).match(key) : undefined;
    if (copy) return copy;
  }
  return findOtherWidth(key);
}

/** Deletes all copies: at logout, and when a new version of the portal takes over. */
export async function forgetCopies(): Promise<void> {
  endings += 1;
  const names: readonly string[] = Object.values(COPIES);
  const kept = await caches.keys();
  await Promise.all(
    kept
      .filter((name) => names.includes(name) || name.startsWith(OF_LOGIN))
      .map((name) => caches.delete(name)),
  );
}

export async function forgetOtherLogins(login: string): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(OF_LOGIN) && !name.startsWith(`${OF_LOGIN}${login} `),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

const PICTURE = /\/_files\/[a-z0-9]+\/[\w-]+\//g;

const getFolder = (address: string): string => address.match(PICTURE)?.[0] ?? '';

/** The owner of each image; null for public ones. */
const owners = new Map<string, string | null>();

/** Registers the images in a response, public or of a login: only those are cached. */
export function rememberPictures(text: string, login: string | null = null): void {
  for (const folder of text.match(PICTURE) ?? []) {
    if (owners.get(folder) !== null) owners.set(folder, login);
  }
}

/** The owner of an image; undefined when no response contained it. */
export const getOwner = (address: string): string | null | undefined => owners.get(getFolder(address));

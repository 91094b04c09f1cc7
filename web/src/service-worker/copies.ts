/** What is kept of what everybody may see. */
const OPEN = { views: 'views', answers: 'answers', pictures: 'pictures', tools: 'tools' } as const;

/** Which copies these are: of everybody's, or of what one login has read. */
export type Kind = keyof typeof OPEN;

/** Copies of one login stand apart. Who asks without its id, which only that login's own tabs know, never gets them. */
const OF_LOGIN = 'login ';

const getName = (kind: Kind, login: string | null): string =>
  login === null ? OPEN[kind] : `${OF_LOGIN}${login} ${kind}`;

/** So many copies of a kind are kept; the oldest go first. */
const KEPT: Record<Kind, number> = { views: 60, answers: 120, pictures: 200, tools: 150 };

/** Raised whenever a login ends: what was asked for before is not kept any more. */
let endings = 0;

/** Which time this is; to be asked before a request, and given to `keepCopy` after it. */
export const currentTime = (): number => endings;

interface Copy {
  kind: Kind;
  key: string;
  answer: Response;
  /** Null: everybody may see it. */
  login?: string | null;
  /** When it was asked for. */
  since?: number;
}

/** Keeps a copy of an answer. A browser without room keeps none. */
export async function keepCopy({ kind, key, answer, login = null, since = endings }: Copy): Promise<void> {
  const name = getName(kind, login);
  try {
    if (since !== endings) return;
    const cache = await caches.open(name);
    await cache.put(key, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - KEPT[kind])).map((old) => cache.delete(old)));
    // The login ended while it was written.
    if (since !== endings && login !== null) await caches.delete(name);
  } catch {
    // The page is there all the same, only not without a connection.
  }
}

/** The copy that was kept for everybody, or for a login. */
export async function createCopy(
  kind: Kind,
  key: string,
  login: string | null = null,
): Promise<Response | undefined> {
  const name = getName(kind, login);
  if (!(await caches.has(name))) return undefined;
  return (await caches.open(name)).match(key, { ignoreVary: true });
}

/** Of which addresses a login has copies. */
export async function getCopies(login: string): Promise<string[]> {
  const name = getName('answers', login);
  if (!(await caches.has(name))) return [];
  return (await (await caches.open(name)).keys()).map(({ url }) => url);
}

/** Forgets what a login read at an address, with the pictures of which nobody knows where else they stand. */
export async function forgetCopy(login: string, key: string): Promise<void> {
  const name = getName('answers', login);
  const gone = (await caches.has(name)) && (await (await caches.open(name)).delete(key));
  if (gone) await caches.delete(getName('pictures', login));
}

/** A picture in another width than the one that is asked for. */
export async function getOtherWidth(key: string): Promise<Response | undefined> {
  const folder = getFolder(key);
  for (const name of await caches.keys()) {
    if (!name.endsWith(OPEN.pictures)) continue;
    const cache = await caches.open(name);
    const other = (await cache.keys()).find(({ url }) => getFolder(url) === folder);
    if (other) return cache.match(other);
  }
  return undefined;
}

/** A picture that was kept, whoever's page shows it: its address is signed, so who knows it was given it. */
export async function pictureAt(key: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    const copy = name.endsWith(OPEN.pictures) ? await (await caches.open(name)).match(key) : undefined;
    if (copy) return copy;
  }
  return getOtherWidth(key);
}

/** Forgets all copies: at logout, and when a new version of the portal takes over. */
export async function forgetCopies(): Promise<void> {
  endings += 1;
  const names: readonly string[] = Object.values(OPEN);
  const kept = await caches.keys();
  await Promise.all(
    kept
      .filter((name) => names.includes(name) || name.startsWith(OF_LOGIN))
      .map((name) => caches.delete(name)),
  );
}

/** Forgets what other logins of this browser read. */
export async function forgetOtherLogins(login: string): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(OF_LOGIN) && !name.startsWith(`${OF_LOGIN}${login} `),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

const PICTURE = /\/_files\/[a-z0-9]+\/[\w-]+\//g;

const getFolder = (address: string): string => address.match(PICTURE)?.[0] ?? '';

/** Whose pictures these are; null is everybody's. */
const owners = new Map<string, string | null>();

/** Notes which pictures an answer shows, for everybody or for a login: only those are kept. */
export function notePictures(text: string, login: string | null = null): void {
  for (const folder of text.match(PICTURE) ?? []) {
    if (owners.get(folder) !== null) owners.set(folder, login);
  }
}

/** Whose a picture is; undefined when no answer showed it. */
export const getOwner = (address: string): string | null | undefined => owners.get(getFolder(address));

/** What is kept of what everybody may see. Never an answer to somebody who is logged in. */
const CACHES = { views: 'views', answers: 'answers', pictures: 'pictures' } as const;

type Kind = keyof typeof CACHES;

/** So many copies of a kind are kept; the oldest go first. */
const KEPT: Record<Kind, number> = { views: 60, answers: 120, pictures: 200 };

/** Keeps a copy of an answer. A browser without room keeps none. */
export async function keepCopy(kind: Kind, key: string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(CACHES[kind]);
    await cache.put(key, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - KEPT[kind])).map((old) => cache.delete(old)));
  } catch {
    // The page is there all the same, only not without a connection.
  }
}

/** The copy that was kept, whoever asked for it then: all copies are of what everybody may see. */
export async function copyOf(kind: Kind, key: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHES[kind]);
  return cache.match(key, { ignoreVary: true });
}

/** A picture in another width than the one that is asked for. */
export async function otherWidthOf(key: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHES.pictures);
  const folder = folderOf(key);
  const other = (await cache.keys()).find(({ url }) => folderOf(url) === folder);
  return other && cache.match(other);
}

/** Forgets all copies: at logout, and when a new version of the portal takes over. */
export async function forgetCopies(): Promise<void> {
  await Promise.all(Object.values(CACHES).map((name) => caches.delete(name)));
}

const PICTURE = /\/_files\/[a-z0-9]+\/[\w-]+\//g;

const folderOf = (address: string): string => address.match(PICTURE)?.[0] ?? '';

const openPictures = new Set<string>();

/** Notes which pictures an answer for everybody shows: only those are kept. */
export function notePictures(text: string): void {
  for (const folder of text.match(PICTURE) ?? []) openPictures.add(folder);
}

/** Whether everybody may see a picture. */
export const isOpenPicture = (address: string): boolean => openPictures.has(folderOf(address));

/** The caches for public content. */
export const COPIES = { views: 'views', answers: 'answers', pictures: 'pictures', tools: 'tools' } as const;

export type CopyKind = keyof typeof COPIES;

/** Each login has caches of its own. Only its own tabs know its id, so no other request can get to them. */
export const OF_LOGIN = 'login ';

/** The cache of a kind: the public one, or that of a login. */
export const getCacheName = (kind: CopyKind, login: string | null): string =>
  login === null ? COPIES[kind] : `${OF_LOGIN}${login} ${kind}`;

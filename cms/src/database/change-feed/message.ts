/** The channel on which the database announces changes. */
export const CHANNEL = 'portal_changes';

/** The application name of a listening connection; each running portal has one. */
export const LISTENER = 'portal changes';

const CHANGE_KINDS = [
  'pages',
  'groups',
  'assets',
  'files',
  'site',
  'viewers',
  'synonyms',
  'search',
  'events',
] as const;

/**
 * What can change. `files` are rows of files; `viewers` are the rights of accounts, their sessions and API tokens; `search`
 * is the search index, emptied by its command; `events` are new rows of events, by their position.
 */
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * A change of the rows with these ids (document ids; for viewers the row id of the account, or `token-` and that of the API token), or of any row.
 */
export interface Change {
  what: ChangeKind;
  ids: readonly string[] | 'all';
}

/** Parses a message of the database: `pages a1,b2`. Null when it is not one of ours. */
export function readMessage(message: string): Change | null {
  const [name, ids] = message.split(' ');
  const what = CHANGE_KINDS.find((each) => each === name);
  return what && ids ? { what, ids: ids.split(',') } : null;
}

export const ANY_CHANGE: readonly Change[] = CHANGE_KINDS.map((what) => ({ what, ids: 'all' }));

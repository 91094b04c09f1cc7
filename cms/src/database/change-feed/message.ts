/** Where the database tells of changes. */
export const CHANNEL = 'portal_changes';

/** What the database calls the connection of a portal that listens; each portal that runs has one. */
export const LISTENER = 'portal changes';

const WHATS = ['pages', 'groups', 'assets', 'files', 'site', 'viewers'] as const;

/** What can change. `files` are rows of files, `viewers` what accounts and their sessions may. */
export type What = (typeof WHATS)[number];

/** Something changed: the rows with these ids (document ids; of viewers the number of the account), or any of them. */
export interface Change {
  what: What;
  ids: readonly string[] | 'all';
}

/** Reads a message of the database: `pages a1,b2`. Null when it is none of ours. */
export function readMessage(message: string): Change | null {
  const [name, ids] = message.split(' ');
  const what = WHATS.find((each) => each === name);
  return what && ids ? { what, ids: ids.split(',') } : null;
}

/** Everything may have changed. */
export const everything: readonly Change[] = WHATS.map((what) => ({ what, ids: 'all' }));

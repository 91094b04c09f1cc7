/** The newest revision of a page, as far as the next save looks at it; `at` in milliseconds. */
export interface NewestRevision {
  kind: 'save' | 'publish' | 'restore';
  name: string | null;
  contentHash: string;
  author: string | null;
  at: number;
}

/** A save of a draft; `author` is null when it came past the API. */
export type Save = Pick<NewestRevision, 'contentHash' | 'author' | 'at'>;

const PAUSE_MS = 10 * 60_000;

/**
 * What history makes of a save (contract section 4): it folds into the run of its editor, or starts a new entry after a
 * pause, another editor, a publication or a restore. Two authors who are not known are never the same; what was given a
 * name is kept as it was when it got it; and a save that changes no content is nothing to remember.
 */
export function getHistory(newest: NewestRevision | null, save: Save): 'nothing' | 'fold' | 'new' {
  if (!newest) return 'new';
  if (newest.contentHash === save.contentHash) return 'nothing';
  const isSameRun =
    newest.kind === 'save' &&
    newest.name === null &&
    newest.author !== null &&
    newest.author === save.author &&
    save.at - newest.at < PAUSE_MS;
  return isSameRun ? 'fold' : 'new';
}

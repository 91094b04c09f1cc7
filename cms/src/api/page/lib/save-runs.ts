/** The newest revision of a page, as input for the next save; `at` in milliseconds. */
export interface NewestRevision {
  kind: 'save' | 'publish' | 'restore';
  name: string | null;
  contentHash: string;
  author: string | null;
  at: number;
}

/** A save of a draft; `author` is null for a write outside the API. */
type Save = Pick<NewestRevision, 'contentHash' | 'author' | 'at'>;

const PAUSE_MS = 10 * 60_000;

/**
 * How a save enters the history: it folds into the run of its editor, or starts a new
 * entry after a pause, another editor, a publication or a restore. Two unknown authors never count as the
 * same; a named revision keeps the content it was named for; and a save without changes is not recorded.
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

import type { BlockType, Page } from '../../../api/types';
import type { ApiError } from '../../../lib/api/errors';
import { getEditor } from '../state/reducer';
import type { EditorState, PageDraft } from '../state/types';
import { getDraft, newDraft } from '../state/wire';
import type { Purpose, Task } from './purpose';
import type { Refusal } from './refusals';

/** What someone else saved, to take into the draft. */
export interface RemoteSave {
  /** The save that it interrupted. */
  task: Task;
  /** The page as they saved it. */
  theirPage: Page;
  /** The draft that both changed, and what they made of it. */
  base: PageDraft;
  theirs: PageDraft;
  /** What the editor chose of what both changed, so far: theirs (true) or mine. */
  chosen?: ReadonlyMap<string, boolean>;
}

/** Someone else changed the same parts. They are not saved until the editor resolves the conflict. */
export interface Conflict extends RemoteSave {
  /** What both changed and nothing is chosen of, in the server's terms: `title`, `blocks.12345678`. */
  names: readonly string[];
  /** Whether the editor asked to choose: before that, a bar says that there is something to choose. */
  isAsked?: boolean;
}

/** The page in its editor: the draft with its undo history, and how far saving it is. */
export interface PageState extends EditorState {
  /** The page as the server has it; null while it is new. */
  page: Page | null;
  /** The version that the draft is based on. */
  version: number | null;
  running: boolean;
  /** The requested save that is in progress. */
  busy: Purpose | null;
  /** The fields that the server refused; the rest of the page is saved without them. */
  refusals: readonly Refusal[];
  /** The refusals of a save that the editor asked for: the first one takes focus. */
  reported: readonly Refusal[];
  conflict: Conflict | null;
  /** Somebody deleted the page: nothing is saved until it is back. */
  gone: boolean;
  /** When the server last had everything. */
  savedAt: Date | null;
  /** False when the server did not respond or had an error. */
  reached: boolean;
}

/** The state of an editor that just opened a page, or a new one. */
export const getFirstState = (opened: Page | null, types: readonly BlockType[]): PageState => ({
  ...getEditor(opened ? getDraft(opened) : newDraft(types)),
  page: opened,
  version: opened?.version ?? null,
  running: false,
  busy: null,
  refusals: [],
  reported: [],
  conflict: null,
  gone: false,
  savedAt: null,
  reached: true,
});

export interface Effects {
  /** The server has saved the page. `before` is what it had earlier. */
  onStored: (page: Page, before: Page | null) => void;
  onDone: (purpose: Purpose) => void;
  /** A requested save was refused for these fields. */
  onRefused: (purpose: Purpose | null, refusals: readonly Refusal[]) => void;
  /** An error that only a message can report; the session may have ended. */
  onFailed: (error: ApiError) => Promise<void>;
}

export const NO_EFFECTS: Effects = {
  onStored: () => undefined,
  onDone: () => undefined,
  onRefused: () => undefined,
  onFailed: () => Promise.resolve(),
};

/** Unsaved work as a browser kept it: the version that it was based on, and the draft of that. */
export interface StoredWork {
  draft: PageDraft;
  version: number | null;
  saved?: PageDraft;
}

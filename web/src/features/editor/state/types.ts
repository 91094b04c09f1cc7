import type { Block, Group } from '../../../api/types';

/** A page that is being edited, in the API's format so that it can render as visitors will see it. */
export interface PageDraft {
  title: string;
  lead: string;
  /** '' lets the server derive it from the title. */
  slug: string;
  parentId: string | null;
  isPublic: boolean;
  groups: Group[];
  blocks: Block[];
}

export interface EditorState {
  draft: PageDraft;
  /** The draft as the server has it. */
  saved: PageDraft;
  past: PageDraft[];
  future: PageDraft[];
  /** Key of the last change: further changes with this key join its undo step. */
  lastChange: string | null;
}

/** A change to the draft. `key` names what changes; null makes every change its own undo step. */
export interface Change {
  key: string | null;
  apply: (draft: PageDraft) => PageDraft;
}

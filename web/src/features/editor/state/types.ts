import type { Block, Group } from '../../../api/types';

/** A page as it is being edited: as the wire gives it, so that it can be shown as visitors will see it. */
export interface PageDraft {
  title: string;
  /** '' lets the server make it from the title. */
  slug: string;
  parentId: string | null;
  isPublic: boolean;
  groups: Group[];
  blocks: Block[];
}

/** The editor at one moment. */
export interface EditorState {
  draft: PageDraft;
  /** What the server has. */
  saved: PageDraft;
  past: PageDraft[];
  future: PageDraft[];
  /** What the last change changed: more of the same is one step back. */
  lastChange: string | null;
}

/** One change of a draft. `key` names what is changed; null makes each change a step of its own. */
export interface Change {
  key: string | null;
  apply: (draft: PageDraft) => PageDraft;
}

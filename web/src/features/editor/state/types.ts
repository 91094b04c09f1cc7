import type { Block, Group } from '../../../api/types';
import type { AddedFields } from '../../../lib/added-fields';
import type { TextChange } from './undo-steps';

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
  /** The fields that a maintainer added to pages. */
  fields: AddedFields;
}

export interface EditorState {
  draft: PageDraft;
  /** The draft as the server has it. */
  saved: PageDraft;
  past: PageDraft[];
  future: PageDraft[];
  /** The last change, if it was to a text: typing goes on in its undo step. */
  lastText: TextChange | null;
}

/** A text that a change writes. */
export interface ChangedText {
  key: string;
  get: (draft: PageDraft) => string;
}

/** A change to the draft. A change to a text may go on with the undo step of the one before; any other is a step. */
export interface Change {
  text: ChangedText | null;
  apply: (draft: PageDraft) => PageDraft;
}

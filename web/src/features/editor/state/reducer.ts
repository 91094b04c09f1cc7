import type { Change, EditorState, PageDraft } from './types';

/** How many steps can be undone. */
export const STEPS = 100;

/** What can happen to the editor. */
export type Action =
  | { type: 'change'; change: Change }
  | { type: 'undo' }
  | { type: 'redo' }
  /** The server wrote a draft; `sent` is what was sent, for typing may have gone on meanwhile. */
  | { type: 'saved'; sent: PageDraft; stored: PageDraft };

/** The editor with a draft that the server has. */
export const editorOf = (draft: PageDraft): EditorState => ({
  draft,
  saved: draft,
  past: [],
  future: [],
  lastChange: null,
});

function changed(state: EditorState, { key, apply }: Change): EditorState {
  const draft = apply(state.draft);
  const isMore = key !== null && key === state.lastChange;
  const past = isMore ? state.past : [...state.past, state.draft].slice(-STEPS);
  return { ...state, draft, past, future: [], lastChange: key };
}

function undone(state: EditorState): EditorState {
  const draft = state.past.at(-1);
  if (!draft) return state;
  const { past, future } = state;
  return { ...state, draft, past: past.slice(0, -1), future: [state.draft, ...future], lastChange: null };
}

function redone(state: EditorState): EditorState {
  const [draft, ...future] = state.future;
  if (!draft) return state;
  return { ...state, draft, past: [...state.past, state.draft], future, lastChange: null };
}

/** The editor after an action. Saving leaves the steps back as they are. */
export function reduce(state: EditorState, action: Action): EditorState {
  switch (action.type) {
    case 'change':
      return changed(state, action.change);
    case 'undo':
      return undone(state);
    case 'redo':
      return redone(state);
    case 'saved': {
      const { sent, stored } = action;
      const draft = state.draft === sent ? stored : state.draft;
      return { ...state, draft, saved: stored, lastChange: null };
    }
  }
}

/** Whether there is something to save. */
export const isDirty = ({ draft, saved }: EditorState): boolean =>
  draft !== saved && JSON.stringify(draft) !== JSON.stringify(saved);

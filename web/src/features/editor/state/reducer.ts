import { titleSlug } from 'cms/shared/slugs';
import { followsTitle } from './slugs';
import { withCleanedSources, type CleanedSource } from './cleaned';
import type { Change, EditorState, PageDraft } from './types';
import { getTextChange } from './undo-steps';

export const STEPS = 300;

export type Action =
  | { type: 'change'; change: Change }
  | { type: 'undo' }
  | { type: 'redo' }
  /**
   * The server saved a draft. `sent` is what was sent: typing may have continued since. `isKnown`: people have the
   * address of the page.
   */
  | {
      type: 'saved';
      sent: PageDraft;
      stored: PageDraft;
      isKnown: boolean;
      cleaned?: readonly CleanedSource[];
    }
  /**
   * What others saved comes into the draft. `carry` brings it into an earlier or later draft of the undo history too, so
   * that undo takes back own work only.
   */
  | { type: 'merged'; draft: PageDraft; saved: PageDraft; carry: (draft: PageDraft) => PageDraft }
  /** Another version of the page replaces the current one; undo restores it. */
  | { type: 'loaded'; draft: PageDraft };

/** The initial state, for a draft that the server has. */
export const getEditor = (draft: PageDraft): EditorState => ({
  draft,
  saved: draft,
  past: [],
  future: [],
  lastText: null,
});

function applyChange(state: EditorState, { text, apply }: Change, at: number): EditorState {
  const draft = apply(state.draft);
  const next = text
    ? getTextChange(state.lastText, {
        key: text.key,
        before: text.get(state.draft),
        after: text.get(draft),
        at,
      })
    : null;
  const past = next?.isMore ? state.past : [...state.past, state.draft].slice(-STEPS);
  return { ...state, draft, past, future: [], lastText: next?.change ?? null };
}

function undo(state: EditorState): EditorState {
  const draft = state.past.at(-1);
  if (!draft) return state;
  const { past, future } = state;
  return { ...state, draft, past: past.slice(0, -1), future: [state.draft, ...future], lastText: null };
}

function redo(state: EditorState): EditorState {
  const [draft, ...future] = state.future;
  if (!draft) return state;
  return { ...state, draft, past: [...state.past, state.draft], future, lastText: null };
}

type SavedDraft = Extract<Action, { type: 'saved' }>;

/** The slug of a draft, now that the server has one. */
function chooseSlug({ sent, stored, isKnown }: SavedDraft, isMade: boolean, draft: PageDraft): string {
  const { title, slug } = draft;
  // An address that people have stays, even after undo: the slug stops following the title.
  if (isKnown && followsTitle(sent) && followsTitle(draft)) return stored.slug;
  if (slug !== '') return slug;
  return isMade && titleSlug(title) !== titleSlug(sent.title) ? titleSlug(title) : stored.slug;
}

/** Applies what the server decides: the slug of a new page and the anchors of blocks. */
function withSlugs(saved: SavedDraft, isMade: boolean): (draft: PageDraft) => PageDraft {
  const anchors = new Map(saved.stored.blocks.map(({ id, slug }) => [id, slug]));
  return (draft) => ({
    ...draft,
    slug: chooseSlug(saved, isMade, draft),
    blocks: draft.blocks.map((block) => {
      const slug = anchors.get(block.id) ?? block.slug;
      return slug === block.slug ? block : { ...block, slug };
    }),
  });
}

/** The editor reducer. Saving leaves the undo history unchanged. `at` is the time in milliseconds. */
export function reduce(state: EditorState, action: Action, at = 0): EditorState {
  switch (action.type) {
    case 'change':
      return applyChange(state, action.change, at);
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    case 'merged': {
      const { draft, saved, carry } = action;
      const [past, future] = [state.past.map(carry), state.future.map(carry)];
      return { draft, saved, past, future, lastText: null };
    }
    case 'loaded': {
      const { draft } = action;
      return { ...applyChange(state, { text: null, apply: () => draft }, at), saved: draft };
    }
    case 'saved': {
      // Typed text stays as typed: the server trims only its stored copy. Source shows as stored.
      const take = withSlugs(action, state.saved.slug === '');
      const keep = (draft: PageDraft) => withCleanedSources(take(draft), action.cleaned ?? []);
      return {
        draft: keep(state.draft),
        saved: keep(action.sent),
        past: state.past.map(take),
        future: state.future.map(take),
        // Typing goes on while a draft is saved.
        lastText: state.lastText,
      };
    }
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whether there are unsaved changes. Untouched blocks keep their object identity. */
export function isDirty({ draft, saved }: Pick<EditorState, 'draft' | 'saved'>): boolean {
  const { blocks, ...page } = draft;
  const { blocks: savedBlocks, ...savedPage } = saved;
  return (
    !isSame(page, savedPage) ||
    blocks.length !== savedBlocks.length ||
    !blocks.every((block, index) => isSame(block, savedBlocks[index]))
  );
}

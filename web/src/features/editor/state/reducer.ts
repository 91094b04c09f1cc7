import { followsTitle, titleSlug } from './slugs';
import { withCleaned, type Cleaned } from './cleaned';
import type { Change, EditorState, PageDraft } from './types';

/** How many steps can be undone. */
export const STEPS = 100;

/** What can happen to the editor. */
export type Action =
  | { type: 'change'; change: Change }
  | { type: 'undo' }
  | { type: 'redo' }
  /**
   * The server wrote a draft; `sent` is what was sent, for typing may have gone on meanwhile. `isKnown`: people have the
   * address of the page.
   */
  | { type: 'saved'; sent: PageDraft; stored: PageDraft; isKnown: boolean; cleaned?: readonly Cleaned[] }
  /** Another version of the page takes the place of what is there: one step back brings that again. */
  | { type: 'loaded'; draft: PageDraft };

/** The editor with a draft that the server has. */
export const getEditor = (draft: PageDraft): EditorState => ({
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

type Saved = Extract<Action, { type: 'saved' }>;

/** The slug of a draft, now that the server has one. */
function settledSlug({ sent, stored, isKnown }: Saved, isMade: boolean, draft: PageDraft): string {
  const { title, slug } = draft;
  // What people have the address of keeps it, whatever is undone: it does not follow its title any more.
  if (isKnown && followsTitle(sent) && followsTitle(draft)) return stored.slug;
  if (slug !== '') return slug;
  return isMade && titleSlug(title) !== titleSlug(sent.title) ? titleSlug(title) : stored.slug;
}

/** What the server decides by itself, taken over: the slug of a new page, and the anchors of blocks. */
function withSlugs(saved: Saved, isMade: boolean): (draft: PageDraft) => PageDraft {
  const anchors = new Map(saved.stored.blocks.map(({ id, slug }) => [id, slug]));
  return (draft) => ({
    ...draft,
    slug: settledSlug(saved, isMade, draft),
    blocks: draft.blocks.map((block) => {
      const slug = anchors.get(block.id) ?? block.slug;
      return slug === block.slug ? block : { ...block, slug };
    }),
  });
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
    case 'loaded': {
      const { draft } = action;
      return { ...changed(state, { key: null, apply: () => draft }), saved: draft };
    }
    case 'saved': {
      // What somebody types stays as they type it: the server trims only what it keeps. Source is shown as it was kept.
      const take = withSlugs(action, state.saved.slug === '');
      const keep = (draft: PageDraft) => withCleaned(take(draft), action.cleaned ?? []);
      return {
        draft: keep(state.draft),
        saved: keep(action.sent),
        past: state.past.map(take),
        future: state.future.map(take),
        lastChange: null,
      };
    }
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whether there is something to save. Blocks that nobody touched are the same object still. */
export function isDirty({ draft, saved }: Pick<EditorState, 'draft' | 'saved'>): boolean {
  const { blocks, ...page } = draft;
  const { blocks: savedBlocks, ...savedPage } = saved;
  return (
    !isSame(page, savedPage) ||
    blocks.length !== savedBlocks.length ||
    !blocks.every((block, index) => isSame(block, savedBlocks[index]))
  );
}

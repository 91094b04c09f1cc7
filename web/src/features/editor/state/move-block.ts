import type { Change } from './types';

/** Moves a block to an index, clamped to the list. */
export const moveBlock = (id: number, to: number): Change => ({
  key: null,
  apply: (draft) => {
    const from = draft.blocks.findIndex((block) => block.id === id);
    const block = draft.blocks[from];
    if (!block) return draft;
    const place = Math.max(0, Math.min(to, draft.blocks.length - 1));
    return { ...draft, blocks: draft.blocks.toSpliced(from, 1).toSpliced(place, 0, block) };
  },
});

import type { Change } from './types';

/** Inserts a copy after the block, with an id of its own. */
export const duplicateBlock = (id: number, copyId: number): Change => ({
  key: null,
  apply: (draft) => {
    const at = draft.blocks.findIndex((block) => block.id === id);
    const block = draft.blocks[at];
    if (!block) return draft;
    return { ...draft, blocks: draft.blocks.toSpliced(at + 1, 0, { ...structuredClone(block), id: copyId }) };
  },
});

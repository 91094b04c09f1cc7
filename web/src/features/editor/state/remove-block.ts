import type { Change } from './types';

/** Takes a block away. */
export const removeBlock = (id: number): Change => ({
  key: null,
  apply: (draft) => ({ ...draft, blocks: draft.blocks.filter((block) => block.id !== id) }),
});

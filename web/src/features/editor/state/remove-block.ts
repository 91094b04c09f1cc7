import type { Change } from './types';

export const removeBlock = (id: number): Change => ({
  key: null,
  apply: (draft) => ({ ...draft, blocks: draft.blocks.filter((block) => block.id !== id) }),
});

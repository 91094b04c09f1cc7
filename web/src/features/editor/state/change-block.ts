import type { Group } from '../../../api/types';
import type { Change } from './types';

/** Changes the visibility of a block: whether it is private, and its groups. */
export const changeBlock = (id: number, change: { isPrivate?: boolean; groups?: Group[] }): Change => ({
  key: null,
  apply: (draft) => ({
    ...draft,
    blocks: draft.blocks.map((block) => (block.id === id ? { ...block, ...change } : block)),
  }),
});

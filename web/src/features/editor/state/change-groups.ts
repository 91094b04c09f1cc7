import type { Group } from '../../../api/types';
import type { Change } from './types';

const has = (groups: readonly Group[], { id }: Group): boolean => groups.some((group) => group.id === id);

/**
 * Changes the groups of the page and updates its blocks: a removed group leaves them, a new one is added to them
 * (specification section 4).
 */
export const changeGroups = (groups: Group[]): Change => ({
  key: null,
  apply: (draft) => {
    const added = groups.filter((group) => !has(draft.groups, group));
    const follow = (own: readonly Group[]) => groups.filter((group) => has(own, group) || has(added, group));
    return {
      ...draft,
      groups,
      blocks: draft.blocks.map((block) => ({ ...block, groups: follow(block.groups) })),
    };
  },
});

import type { Group } from '../../api/types';

/** The list with an updated group: in its position, or at the top when it is new. */
export const withGroup = (list: readonly Group[], stored: Group): Group[] =>
  list.some(({ id }) => id === stored.id)
    ? list.map((group) => (group.id === stored.id ? stored : group))
    : [stored, ...list];

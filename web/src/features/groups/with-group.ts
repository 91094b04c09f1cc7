import type { Group } from '../../api/types';

/** The list with a group as it is now: in its place, and on top when it is new. */
export const withGroup = (list: readonly Group[], stored: Group): Group[] =>
  list.some(({ id }) => id === stored.id)
    ? list.map((group) => (group.id === stored.id ? stored : group))
    : [stored, ...list];

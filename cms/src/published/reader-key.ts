import type { Viewer } from '../permissions/viewer';

const keys = new WeakMap<Viewer, string>();

function makeKey(viewer: Viewer): string {
  if (viewer.kind !== 'user') return viewer.kind;
  const groups = viewer.groups.map(({ id, permissions }) => `${id}:${permissions.join('+')}`);
  return `user ${groups.sort().join(' ')}`;
}

/** Who gets the same answers: all visitors, all administrators, and all in the same groups with the same permissions. */
function readerKey(viewer: Viewer): string {
  const known = keys.get(viewer) ?? makeKey(viewer);
  keys.set(viewer, known);
  return known;
}

/** Under what the answer at an address, as it is asked for, is kept for all who get the same. */
export const getCacheKey = (address: string, viewer: Viewer): string => `${address} ${readerKey(viewer)}`;

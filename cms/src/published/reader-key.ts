import { memoizeByObject } from '../utils/memoize-by-object';
import type { Viewer } from '../permissions/viewer';

/**
 * A key shared by viewers with equal responses: all visitors, all administrators, and all users and API tokens with the
 * same groups and permissions.
 */
const readerKey = memoizeByObject((viewer: Viewer): string => {
  if (viewer.kind === 'anonymous' || viewer.kind === 'admin') return viewer.kind;
  const groups = viewer.groups.map(({ id, permissions }) => `${id}:${permissions.join('+')}`);
  return `user ${groups.sort().join(' ')}`;
});

/** The cache key of the response to an address as requested, shared by all viewers who get the same one. */
export const getCacheKey = (address: string, viewer: Viewer): string => `${address} ${readerKey(viewer)}`;

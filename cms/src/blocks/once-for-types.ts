import type { BlockTypes } from './stored-block';

/**
 * Memoises a result per set of block types, because building a schema takes longer than validating with it.
 */
export function onceForTypes<T>(make: (types: BlockTypes) => T): (types: BlockTypes) => T {
  const made = new WeakMap<BlockTypes, { value: T }>();
  return (types) => {
    const known = made.get(types) ?? { value: make(types) };
    made.set(types, known);
    return known.value;
  };
}

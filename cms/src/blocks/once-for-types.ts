import type { BlockTypes } from './stored-block';

/** Makes something of block types once: making a schema takes longer than checking with it. */
export function onceForTypes<T>(make: (types: BlockTypes) => T): (types: BlockTypes) => T {
  const made = new WeakMap<BlockTypes, { value: T }>();
  return (types) => {
    const known = made.get(types) ?? { value: make(types) };
    made.set(types, known);
    return known.value;
  };
}

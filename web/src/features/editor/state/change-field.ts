import type { Change } from './types';

/** Returns a copy with another value at a dotted path. A path that does not exist changes nothing. */
export function withValue<T extends object>(target: T, path: string, value: unknown): T {
  const copy = structuredClone(target);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place: object = copy;
  for (const name of names) {
    const next: unknown = Reflect.get(place, name);
    if (typeof next !== 'object' || next === null) return copy;
    place = next;
  }
  Reflect.set(place, last, value);
  return copy;
}

/**
 * Changes one field of a block; `path` is dotted, as in the server's field errors. Continuous typing is one undo step.
 */
export const changeField = (id: number, path: string, value: unknown): Change => ({
  key: typeof value === 'string' ? `field ${id} ${path}` : null,
  apply: (draft) => ({
    ...draft,
    blocks: draft.blocks.map((block) => (block.id === id ? withValue(block, path, value) : block)),
  }),
});

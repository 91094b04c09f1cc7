import type { Change } from './types';

/** A copy in which the value at a dotted path is another one. A path that leads nowhere changes nothing. */
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

/** Changes one field of a block; `path` is dotted, as in the server's field errors. What is typed on is one step back. */
export const changeField = (id: number, path: string, value: unknown): Change => ({
  key: typeof value === 'string' ? `field ${id} ${path}` : null,
  apply: (draft) => ({
    ...draft,
    blocks: draft.blocks.map((block) => (block.id === id ? withValue(block, path, value) : block)),
  }),
});

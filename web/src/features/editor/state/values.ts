/** The value at a dotted path; undefined where the path does not exist. */
export const valueAt = (from: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      from,
    );

/** A value as a list; empty when it is none. */
export const getItems = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The id of what a reference refers to. */
export const getId = (value: unknown): string | null => {
  const id = valueAt(value, 'id');
  return typeof id === 'string' ? id : null;
};

/**
 * Returns a copy with another value at a dotted path. A path that does not exist changes nothing. Copies only what lies
 * on the path: a clone of the whole would keep rows that began as one object together.
 */
export function withValue<T extends object>(target: T, path: string, value: unknown): T {
  const copy = { ...target };
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place: object = copy;
  for (const name of names) {
    const next: unknown = Reflect.get(place, name);
    if (typeof next !== 'object' || next === null) return copy;
    const own = Array.isArray(next) ? getItems(next).slice() : { ...next };
    Reflect.set(place, name, own);
    place = own;
  }
  Reflect.set(place, last, value);
  return copy;
}

const MAX_DEPTH = 32;
const MAX_VALUES = 100_000;

/** Whether a value is nested deeper, or holds more values, than any legitimate input. */
export function isTooComplex(value: unknown): boolean {
  let values = 0;
  const walk = (inner: unknown, depth: number): boolean => {
    values += 1;
    if (values > MAX_VALUES) return true;
    if (typeof inner !== 'object' || inner === null) return false;
    return depth >= MAX_DEPTH || Object.values(inner).some((each) => walk(each, depth + 1));
  };
  return walk(value, 0);
}

/** Whether a list in a value has more entries than are allowed, also within others; not in fields with these names. */
export function hasLongList(value: unknown, most: number, except: ReadonlySet<string>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value))
    return value.length > most || value.some((each) => hasLongList(each, most, except));
  return Object.entries(value).some(([name, inner]) => !except.has(name) && hasLongList(inner, most, except));
}

/** The dotted paths at which a value has a `__proto__` key. JSON allows it, and schemas ignore it. */
export function findProtoPaths(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = path === '' ? name : `${path}.${name}`;
    return name === '__proto__' ? [place] : findProtoPaths(inner, place);
  });
}

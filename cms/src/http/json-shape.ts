const MAX_DEPTH = 32;
const MAX_VALUES = 100_000;

/** Whether a value is nested deeper, or holds more values, than any legitimate input. */
export function isTooMuch(value: unknown): boolean {
  let values = 0;
  const walk = (inner: unknown, depth: number): boolean => {
    values += 1;
    if (values > MAX_VALUES) return true;
    if (typeof inner !== 'object' || inner === null) return false;
    return depth >= MAX_DEPTH || Object.values(inner).some((each) => walk(each, depth + 1));
  };
  return walk(value, 0);
}

/** The dotted paths at which a value has a `__proto__` key. JSON allows it, and schemas ignore it. */
export function protoPaths(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = path === '' ? name : `${path}.${name}`;
    return name === '__proto__' ? [place] : protoPaths(inner, place);
  });
}

/** Nested values as a query string for Strapi's REST API: `populate[groups]=true`. */
export function getQuery(values: object): string {
  const pairs: string[] = [];
  const add = (key: string, value: unknown) => {
    if (typeof value !== 'object' || value === null)
      pairs.push(`${key}=${encodeURIComponent(String(value))}`);
    else for (const [name, inner] of Object.entries(value)) add(key === '' ? name : `${key}[${name}]`, inner);
  };
  add('', values);
  return pairs.join('&');
}

type Fields = Record<string, unknown>;

/** A block of the portal's API in the form in which Strapi stores it. */
export function storedBlock({
  type,
  assets,
  ...block
}: Fields & { type: string; assets?: string[] }): Fields {
  const slots = assets ? { assets: assets.map((asset) => ({ asset })) } : {};
  return { __component: `block.${type}`, ...block, ...slots };
}

const getField = (row: unknown, name: string): unknown =>
  row !== null && typeof row === 'object' ? Reflect.get(row, name) : undefined;

/**
 * The same with the ids of its rows, so that Strapi updates those instead of creating new ones. `row` is Strapi's response
 * from when it was created.
 */
export function withIds(value: Fields[], row: unknown): Fields[];
export function withIds(value: unknown, row: unknown): unknown;
export function withIds(value: unknown, row: unknown): unknown {
  if (Array.isArray(value)) return value.map((one, n) => withIds(one, getField(row, String(n))));
  if (value === null || typeof value !== 'object') return value;
  const own = Object.entries(value).map(([name, inner]) => [name, withIds(inner, getField(row, name))]);
  const id = getField(row, 'id');
  return { ...Object.fromEntries(own), ...(id !== undefined && { id }) };
}

/**
 * A block of the portal's API as Strapi keeps it.
 * @param {{ type: string, assets?: string[] } & Record<string, unknown>} block
 */
export function storedBlock({ type, assets, ...block }) {
  const slots = assets ? { assets: assets.map((asset) => ({ asset })) } : {};
  return { __component: `block.${type}`, ...block, ...slots };
}

/**
 * The same with the ids of the rows that hold it, so that Strapi writes those and makes none anew.
 * @param {unknown} value
 * @param {unknown} row what Strapi answered when it was made
 */
export function withIds(value, row) {
  if (Array.isArray(value)) return value.map((one, n) => withIds(one, row[n]));
  if (value === null || typeof value !== 'object') return value;
  const own = Object.entries(value).map(([name, inner]) => [name, withIds(inner, row?.[name])]);
  return { ...Object.fromEntries(own), ...(row?.id && { id: row.id }) };
}

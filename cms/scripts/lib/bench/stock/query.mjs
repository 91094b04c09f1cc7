/**
 * Nested values as Strapi's REST API reads them from an address: `populate[groups]=true`.
 * @param {object} values
 */
export function getQuery(values) {
  const pairs = [];
  const add = (key, value) => {
    if (typeof value !== 'object') pairs.push(`${key}=${encodeURIComponent(String(value))}`);
    else for (const [name, inner] of Object.entries(value)) add(key === '' ? name : `${key}[${name}]`, inner);
  };
  add('', values);
  return pairs.join('&');
}

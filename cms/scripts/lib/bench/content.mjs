/** The same portal for everybody that is measured: 500 assets, 4 groups, 200 pages of 12 blocks, some 48 kB each. */

export const PAGES = 200;
export const ASSETS = 500;
export const GROUPS = ['Communicatie', 'Zorg', 'Leveranciers', 'Bestuur'];

const SENTENCE = 'Het logo staat altijd met genoeg wit eromheen, zodat het van elke afstand te lezen is. ';

/** @param {number} of @param {number} n */
const text = (of, n) => `<p>${SENTENCE.repeat(of)}(${n})</p>`;

const button = (n) => ({
  label: `Lees verder ${n}`,
  url: `/huisstijl/pagina-${n % PAGES}`,
  target: '_self',
  icon: { value: 'arrow-right', direction: 'right' },
});

/** Fields that most blocks have. */
const words = (n) => ({
  title: `Blok ${n}`,
  subtitle: `Onder blok ${n}`,
  body: text(7, n),
  button: button(n),
});

/**
 * The blocks of a page as the API takes them, each for half of the groups.
 * @param {number} page
 * @param {{ assets: string[], groups: string[] }} ids
 * @param {number} [count]
 */
export function getBlocks(page, { assets, groups }, count = 12) {
  let used = page * 7;
  const asset = () => assets[used++ % assets.length];
  const tile = (n) => ({
    title: `Tegel ${n}`,
    body: text(3, n),
    background: 'blue',
    button: button(n),
    asset: asset(),
  });
  const kinds = [
    (n) => ({ type: 'text', ...words(n) }),
    (n) => ({ type: 'text-asset', ...words(n), asset: asset(), settings: {} }),
    (n) => ({ type: 'text-assets', ...words(n), assets: Array.from({ length: 6 }, asset), settings: {} }),
    (n) => ({ type: 'text-tile', ...words(n), tile: tile(n) }),
    (n) => ({
      type: 'text-asset-background',
      ...words(n),
      asset: asset(),
      backgroundAsset: asset(),
      settings: {},
    }),
    () => ({ type: 'assets', assets: Array.from({ length: 8 }, asset), settings: {} }),
  ];
  const quarter = (n) => groups.filter((_, group) => group % 4 === n % 4);
  return Array.from({ length: count }, (_, n) => ({
    ...kinds[n % kinds.length](page * 12 + n),
    groups: [...quarter(n), ...quarter(n + 1)],
  }));
}

/** @param {number} page */
export const getTitle = (page) => `Pagina ${page}`;

/** @param {number} page */
export const getSlug = (page) => `pagina-${page}`;

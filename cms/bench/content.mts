/** The content of every measured server: 500 assets, 4 groups, 200 pages of 12 blocks, some 48 kB each. */

export const PAGES = 200;
export const ASSETS = 500;
export const GROUPS = ['Communicatie', 'Zorg', 'Leveranciers', 'Bestuur'];
export const ADMIN = { email: 'beheerder@example.org', password: 'een-lang-wachtwoord-1' };
/** A user in the first two groups. */
export const STAFF = { email: 'medewerker@example.org', password: 'een-gewoon-wachtwoord' };
/** In the past, so that pages are published at once. */
export const PUBLISHED = '2026-01-02T03:04:05.000Z';

/** A block in a request of the API. */
export type Block = Record<string, unknown> & { type: string; groups: string[]; assets?: string[] };

/** The ids that pages refer to. */
export interface Ids {
  assets: string[];
  groups: string[];
}

const SENTENCE = 'Het logo staat altijd met genoeg wit eromheen, zodat het van elke afstand te lezen is. ';

const text = (of: number, n: number) => `<p>${SENTENCE.repeat(of)}(${n})</p>`;

const button = (n: number) => ({
  label: `Lees verder ${n}`,
  url: `/huisstijl/pagina-${n % PAGES}`,
  target: '_self',
  icon: { value: 'arrow-right', direction: 'right' },
});

/** Fields that most blocks have. */
const words = (n: number) => ({
  title: `Blok ${n}`,
  subtitle: `Onder blok ${n}`,
  body: text(7, n),
  button: button(n),
});

/** The blocks of a page, each open to half of the groups. */
export function getBlocks(page: number, { assets, groups }: Ids, count = 12): Block[] {
  let used = page * 7;
  const asset = () => assets[used++ % assets.length] ?? '';
  const many = (length: number) => Array.from({ length }, asset);
  const tile = (n: number) => ({
    title: `Tegel ${n}`,
    body: text(3, n),
    background: 'blue',
    button: button(n),
    asset: asset(),
  });
  const kinds = [
    (n: number) => ({ type: 'text', ...words(n) }),
    (n: number) => ({ type: 'text-asset', ...words(n), asset: asset(), settings: {} }),
    (n: number) => ({ type: 'text-assets', ...words(n), assets: many(6), settings: {} }),
    (n: number) => ({ type: 'text-tile', ...words(n), tile: tile(n) }),
    (n: number) => ({
      type: 'text-asset-background',
      ...words(n),
      asset: asset(),
      backgroundAsset: asset(),
      settings: {},
    }),
    () => ({ type: 'assets', assets: many(8), settings: {} }),
  ];
  const quarter = (n: number) => groups.filter((_, group) => group % 4 === n % 4);
  return Array.from({ length: Math.ceil(count / kinds.length) }, () => kinds)
    .flat()
    .slice(0, count)
    .map((make, n) => ({ ...make(page * 12 + n), groups: [...quarter(n), ...quarter(n + 1)] }));
}

export const getSlug = (page: number): string => `pagina-${page}`;

/** A page; every tenth one is the parent of the nine after it. `pages` are the ids of those before it. */
export const getPage = (page: number, pages: readonly string[], ids: Ids) => ({
  title: `Pagina ${page}`,
  slug: getSlug(page),
  parent: page % 10 === 0 ? null : (pages[page - (page % 10)] ?? null),
  blocks: getBlocks(page, ids),
});

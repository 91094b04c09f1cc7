import type { Core } from '@strapi/strapi';
import { getPublished, type PageEntry, type PageIndex, type Snapshot } from '../../../../published';
import type { Viewer } from '../../../../permissions/viewer';
import { groupByKey } from '../../../../published/page-index';
import { getDistance, getLetters, getTypos } from '../../../../search/words/distance';
import { TIME_ZONE } from '../../../../utils/local-time';
import { getAddressWords } from '../../../../shared/lost-address';
import { slugify } from '../../../../shared/slugify';
import type { LikelyPageResponse } from '../../schemas/page-entity';
import { inTreeOrder, treeFor } from '../../presenters/tree';

/** How many pages are offered where nothing is. */
export const MOST_LIKELY = 3;

/** The current and former names of a page: its title and slug, or a former slug until it expires. */
interface Name {
  page: PageEntry;
  until: number | null;
  words: number;
}

interface Word {
  word: string;
  letters: number;
  names: Name[];
}

const split = (text: string): Set<string> => new Set(slugify(text).split('-').filter(Boolean));

/** Grouped by first letter: typos rarely affect it. */
type Words = ReadonlyMap<string, readonly Word[]>;

/** Words in more names than this do not distinguish pages. */
const MOST_NAMES = 500;

function readWords(pages: PageIndex): Words {
  const found = new Map<string, Word>();
  const add = (page: PageEntry, until: number | null, words: ReadonlySet<string>): void => {
    const name = { page, until, words: words.size };
    for (const word of words) {
      const known = found.get(word);
      if (known) known.names.push(name);
      else found.set(word, { word, letters: getLetters(word), names: [name] });
    }
  };
  for (const page of pages.byId.values()) {
    if (!page.live || page.slug === 'home') continue;
    add(page, null, split(`${page.slug} ${page.live.title}`));
    for (const { slug, until } of page.oldSlugs) add(page, until, split(slug));
  }
  const telling = [...found.values()].filter(({ names }) => names.length <= MOST_NAMES);
  return groupByKey(telling.map((each) => [each.word.charAt(0), each] as const));
}

const read = new WeakMap<object, Words>();

/** The words of all names. Memoised by tree, which is a new object after each change. */
function getWords(pages: PageIndex): Words {
  const known = read.get(pages.tree) ?? readWords(pages);
  read.set(pages.tree, known);
  return known;
}

const countBits = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};

const SHORTEST_START = 3;
const LONG = 8;

/** How well a word of an address matches a word of a name: equal, a prefix, or one typo apart. */
function getFit(sought: string, letters: number, { word, letters: others }: Word): number {
  if (sought === word) return 4;
  const shorter = Math.min(sought.length, word.length);
  if (shorter >= SHORTEST_START && (sought.startsWith(word) || word.startsWith(sought))) return 3;
  // Stricter than a search: nobody asked for these pages.
  const typos = Math.min(getTypos(sought), sought.length < LONG ? 1 : 2);
  if (typos === 0 || countBits(letters ^ others) > 2 * typos) return 0;
  return getDistance(sought, word, typos) <= typos ? 2 : 0;
}

/** The cost of each word of a name that is missing from the address: of two matches, the shorter name wins. */
const COST = 0.1;

function ratePages(pages: PageIndex, address: string): Map<Name, number> {
  const words = getWords(pages);
  const rated = new Map<Name, number>();
  for (const sought of split(getAddressWords(address))) {
    const letters = getLetters(sought);
    const fits = new Map<Name, number>();
    for (const each of words.get(sought.charAt(0)) ?? []) {
      const fit = getFit(sought, letters, each);
      if (fit > 0) for (const name of each.names) fits.set(name, Math.max(fit, fits.get(name) ?? 0));
    }
    for (const [name, fit] of fits) rated.set(name, fit + (rated.get(name) ?? -COST * name.words));
  }
  return rated;
}

const day = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: TIME_ZONE,
});

const present = ({ slug, live }: PageEntry, until: number | null): LikelyPageResponse => ({
  slug,
  title: live?.title ?? '',
  about: [live?.lead, until !== null && `Verhuisd op ${day.format(until)}.`].filter(Boolean).join(' '),
});

/**
 * Suggestions for an address where no page exists, from the pages that the viewer may read: the best first, filled up
 * with the first chapters.
 */
export function getLikelyPages(
  { pages }: Pick<Snapshot, 'pages'>,
  viewer: Viewer,
  address: string,
): LikelyPageResponse[] {
  const { shows } = treeFor(viewer);
  const best = new Map<PageEntry, { name: Name; rating: number }>();
  for (const [name, rating] of ratePages(pages, address)) {
    const known = best.get(name.page);
    if (!known || known.rating < rating) best.set(name.page, { name, rating });
  }
  const fitting = [...best.values()]
    .sort((one, other) => other.rating - one.rating)
    .map(({ name }) => name)
    .filter(({ page }) => shows(page))
    .slice(0, MOST_LIKELY)
    .map(({ page, until }) => present(page, until));
  if (fitting.length === MOST_LIKELY) return fitting;
  const chapters = inTreeOrder(pages)
    .filter((page) => page.parentId === null && page.slug !== 'home' && shows(page))
    .map((page) => present(page, null));
  const others = chapters.filter(({ slug }) => fitting.every((page) => page.slug !== slug));
  return [...fitting, ...others].slice(0, MOST_LIKELY);
}

/** The same, for what is published now. */
export const findLikelyPages = async (
  strapi: Core.Strapi,
  viewer: Viewer,
  address: string,
): Promise<LikelyPageResponse[]> =>
  getLikelyPages(await getPublished(strapi).snapshotFor(viewer), viewer, address);

import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { getChanges } from '../database/change-feed';
import { getPublished, type Snapshot } from '../published';
import { getCollection } from '../published/collections';
import { getGroups, type Viewer } from '../permissions/viewer';
import { memoizeByObject } from '../utils/memoize-by-object';
import { ADMINS, asFallback, EDITORS, EVERYBODY, type Audience } from './index/audiences';
import { getFiles, KINDS, type Kind } from './index/rows';
import { createSync } from './index/sync';
import { findRequestedColor } from './query/requested-color';
import { applyChanges, correct, type WordChange } from './query/correct';
import {
  findRows,
  type SearchQuery,
  type Counts,
  type RowsResult,
  type Slice,
  type IndexSlice,
} from './query/find-rows';
import { parseTerms, readNames } from './query/parse';
import { loadSynonyms, withSynonyms, type Synonyms } from './query/synonyms';
import { addCompounds } from './query/compounds';
import { isPictureFormat } from './texts/type-words';
import type { Term } from './words/vector';

/** With fewer hits than this, words are also sought inside other words. */
const FEW_HITS = 10;

/** What was found, in a snapshot of the content. */
export interface SearchResult extends RowsResult {
  now: Snapshot;
  /** What was sought: the words to mark. */
  terms: readonly Term[];
  /** What was typed with the words that were sought instead, when it found nothing. */
  corrected: string | null;
}

/** How many hits there are, of these kinds. */
export const countHits = (counts: Counts, kinds: readonly Kind[] = KINDS): number =>
  kinds.reduce((sum, kind) => sum + counts[kind], 0);

/** The audiences that a viewer belongs to; of drafts only an administrator asks. */
export function getScope(viewer: Viewer, isDraft: boolean): Audience {
  if (viewer.kind === 'admin') return [isDraft ? EDITORS : ADMINS];
  const groups = getGroups(viewer).filter(({ permissions }) => permissions.includes('view'));
  return [EVERYBODY, ...groups.map(({ id }) => id)];
}

const getSync = memoizeByObject(createSync);

/** The current content, with a complete index: it includes changes by other instances a moment ago. */
export async function loadIndexedSnapshot(strapi: Core.Strapi): Promise<Snapshot> {
  await getChanges(strapi).confirm();
  const now = await getPublished(strapi).snapshot();
  await getSync(strapi)(now);
  return now;
}

const countWords = (terms: readonly Term[]): number =>
  terms.reduce((sum, { words }) => sum + words.length, 0);

/** Finds all terms, and with few hits also words that hold them. */
async function findWithCompounds(
  strapi: Core.Strapi,
  scope: Audience,
  asked: SearchQuery,
  slice: IndexSlice,
): Promise<RowsResult & { terms: readonly Term[] }> {
  const { terms } = asked;
  const found = await findRows(strapi, scope, asked, slice);
  if (countHits(found.counts) >= FEW_HITS) return { ...found, terms };
  const wide = await addCompounds(strapi, scope, terms);
  if (countWords(wide) === countWords(terms)) return { ...found, terms };
  return { ...(await findRows(strapi, scope, { ...asked, terms: wide }, slice)), terms: wide };
}

interface SearchAttempt extends RowsResult {
  terms: readonly Term[];
  changes: readonly WordChange[];
}

/**
 * Finds all words; else in the names of files; else in what is there for the pages alone; else with words corrected that
 * nothing holds; else without formats of pictures; else most of the words.
 */
async function find(
  strapi: Core.Strapi,
  scope: Audience,
  asked: SearchQuery,
  slice: IndexSlice,
  synonyms: readonly Synonyms[],
): Promise<SearchAttempt> {
  const { terms, names } = asked;
  const changes: WordChange[] = [];
  const asTyped = await findWithCompounds(strapi, scope, asked, slice);
  if (countHits(asTyped.counts) > 0 || terms.length === 0) return { ...asTyped, changes };
  if (!names.parts) {
    const named = await findRows(strapi, scope, { ...asked, names: { ...names, parts: true } }, slice);
    if (countHits(named.counts) > 0) return { ...named, terms, changes };
  }
  const last = await findWithCompounds(strapi, asFallback(scope), asked, slice);
  if (countHits(last.counts) > 0) return { ...last, changes };
  const correction = await correct(strapi, scope, terms, synonyms);
  const found = correction
    ? await findWithCompounds(strapi, scope, { ...asked, terms: correction.terms }, slice)
    : asTyped;
  const corrected = { terms: found.terms, changes: correction?.changes ?? [] };
  if (countHits(found.counts) > 0) return { ...found, ...corrected };
  if (terms.length === 1) return { ...asTyped, changes };
  // Any picture can be had in such a format: of `logo jpg` the logo, though none is one.
  const telling = found.terms.filter(({ words: [word = ''] }) => !isPictureFormat(word));
  if (telling.length > 0 && telling.length < found.terms.length) {
    const anyFormat = await findWithCompounds(strapi, scope, { ...asked, terms: telling }, slice);
    if (countHits(anyFormat.counts) > 0) return { ...anyFormat, changes: corrected.changes };
  }
  const least = Math.ceil(terms.length / 2);
  const partly = await findRows(strapi, scope, { ...asked, terms: found.terms }, slice, least);
  return countHits(partly.counts) > 0 ? { ...partly, ...corrected } : { ...partly, terms, changes };
}

/** The assets that the library has among its templates, and their files. */
const getTemplateIds = memoizeByObject(({ assets, pages }: Snapshot): string[] =>
  [...assets.values()]
    .filter((asset) => getCollection(asset, pages.placements.get(asset.id) ?? []) === 'templates')
    .flatMap((asset) => [asset.id, ...getFiles(asset).map(({ id }) => id)]),
);

const MOST_KEPT = 200;

/** Recent results in a snapshot, because many people search for the same words. */
const getRecentResults = memoizeByObject((strapi: Core.Strapi) => {
  const kept = new LRUCache<string, { now: Snapshot; sought: Promise<SearchAttempt> }>({ max: MOST_KEPT });
  // An index that is made anew changes without the content.
  getChanges(strapi).on(() => kept.clear());
  return kept;
});

/** Searches what a viewer may see. */
export async function search(
  strapi: Core.Strapi,
  viewer: Viewer,
  typed: string,
  { isDraft, ...slice }: Slice & { isDraft: boolean },
): Promise<SearchResult> {
  const now = await loadIndexedSnapshot(strapi);
  const scope = getScope(viewer, isDraft);
  const parsed = parseTerms(typed);
  const color = findRequestedColor(typed, parsed, now.site.colors);
  const synonyms = await loadSynonyms(strapi);
  const asked = {
    terms: withSynonyms(color?.terms ?? parsed, synonyms),
    names: readNames(typed),
    color: color?.id,
  };
  const kept = getRecentResults(strapi);
  const key = JSON.stringify([scope, asked, slice]);
  const known = kept.get(key);
  const isKnown = known?.now === now;
  const sought = isKnown
    ? known.sought
    : find(
        strapi,
        scope,
        asked,
        { ...slice, templateIds: slice.templates ? getTemplateIds(now) : [] },
        synonyms,
      );
  if (!isKnown) {
    kept.set(key, { now, sought });
    sought.catch(() => kept.delete(key));
  }
  const { changes, ...found } = await sought;
  return { now, ...found, corrected: changes.length > 0 ? applyChanges(typed, changes) : null };
}

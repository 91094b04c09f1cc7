import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { getChanges } from '../database/change-feed';
import { getPublished, type Snapshot } from '../published';
import { getGroups, type Viewer } from '../permissions/viewer';
import { oncePer } from '../utils/once-per';
import { ADMINS, EDITORS, EVERYBODY, KINDS, type Audience, type Kind } from './index/rows';
import { createSync } from './index/sync';
import { findRows, type Counts, type Found, type FoundRow, type Slice } from './query/find-rows';
import { parseTerms } from './query/parse';
import { getSynonyms, withSynonyms } from './query/synonyms';
import { correct, widen } from './query/widen';
import type { Term } from './words/vector';

/** With fewer hits than this, words are also sought inside other words. */
const FEW = 10;

/** What was found, in a snapshot of the content. */
export interface Outcome {
  now: Snapshot;
  rows: FoundRow[];
  counts: Counts;
  /** What was sought: the words to mark. */
  terms: readonly Term[];
  /** The words that were sought instead, when what was typed found nothing. */
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

const getSync = oncePer(createSync);

/** The current content, with an index that holds all of it: also what another instance changed a moment ago. */
export async function getIndexed(strapi: Core.Strapi): Promise<Snapshot> {
  await getChanges(strapi).confirm();
  const now = await getPublished(strapi).snapshot();
  await getSync(strapi)(now);
  return now;
}

const countWords = (terms: readonly Term[]): number =>
  terms.reduce((sum, { words }) => sum + words.length, 0);

/** Finds all terms, and with few hits also words that hold them. */
async function findWide(
  strapi: Core.Strapi,
  scope: Audience,
  terms: readonly Term[],
  slice: Slice,
): Promise<Found & { terms: readonly Term[] }> {
  const found = await findRows(strapi, scope, terms, slice);
  if (countHits(found.counts) >= FEW) return { ...found, terms };
  const wide = await widen(strapi, scope, terms);
  if (countWords(wide) === countWords(terms)) return { ...found, terms };
  return { ...(await findRows(strapi, scope, wide, slice)), terms: wide };
}

type Sought = Omit<Outcome, 'now'>;

/** Finds all words; else with words corrected that nothing holds; else most of the words. */
async function find(
  strapi: Core.Strapi,
  scope: Audience,
  terms: readonly Term[],
  slice: Slice,
): Promise<Sought> {
  const asTyped = await findWide(strapi, scope, terms, slice);
  if (countHits(asTyped.counts) > 0 || terms.length === 0) return { ...asTyped, corrected: null };
  const replaced = await correct(strapi, scope, terms);
  const sought = replaced ?? terms;
  const corrected = replaced && sought.map(({ words }) => words[0]).join(' ');
  const found = replaced ? await findWide(strapi, scope, sought, slice) : asTyped;
  if (countHits(found.counts) > 0) return { ...found, corrected };
  if (terms.length === 1) return { ...asTyped, corrected: null };
  const partly = await findRows(strapi, scope, found.terms, slice, Math.ceil(terms.length / 2));
  return { ...partly, terms: found.terms, corrected: countHits(partly.counts) > 0 ? corrected : null };
}

const MOST_KEPT = 200;

/** What was found last in a snapshot, because many look for the same words. */
const getKept = oncePer((strapi: Core.Strapi) => {
  const kept = new LRUCache<string, { now: Snapshot; sought: Promise<Sought> }>({ max: MOST_KEPT });
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
): Promise<Outcome> {
  const now = await getIndexed(strapi);
  const scope = getScope(viewer, isDraft);
  const terms = withSynonyms(parseTerms(typed), await getSynonyms(strapi));
  const kept = getKept(strapi);
  const key = JSON.stringify([scope, terms, slice]);
  const known = kept.get(key);
  if (known?.now === now) return { now, ...(await known.sought) };
  const sought = find(strapi, scope, terms, slice);
  kept.set(key, { now, sought });
  sought.catch(() => kept.delete(key));
  return { now, ...(await sought) };
}

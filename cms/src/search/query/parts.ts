import type { Core } from '@strapi/strapi';
import type { Audience } from '../index/audiences';
import { asTerm, type Term } from '../words/vector';
import { findExistingTerms, findVisibleTerms } from './find-rows';

const SHORTEST_PART = 2;
const MOST_PARTS = 4;
/** A shorter part stands in too many texts: it counts only beside the part before or behind it. */
const SHORTEST_ALONE = 4;
/** A longer word has too many parts to look up. */
const LONGEST = 30;
const MOST_TRIED = 24;

/** All parts that a word has. */
const getParts = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - SHORTEST_PART + 1) }, (_, start) =>
    Array.from({ length: word.length - start - SHORTEST_PART + 1 }, (_each, more) =>
      word.slice(start, start + more + SHORTEST_PART),
    ),
  ).flat();

/** The ways to write a word as known ones. */
function takeApart(word: string, known: ReadonlySet<string | undefined>, most = MOST_PARTS): string[][] {
  const ways = known.has(word) ? [[word]] : [];
  if (most === 1) return ways;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const first = word.slice(0, at);
    if (known.has(first))
      ways.push(...takeApart(word.slice(at), known, most - 1).map((rest) => [first, ...rest]));
  }
  return ways;
}

const getPairs = (parts: readonly string[]): string[] =>
  parts.slice(1).map((part, at) => `${parts[at]} ${part}`);

/**
 * Of each word three parts or more that the viewer may find, the short ones beside another: `tone of voice` for
 * `toneofvoice`, `open dag` and `poster` for `opendagposter`.
 */
export async function findManyParts(
  strapi: Core.Strapi,
  scope: Audience,
  words: readonly string[],
): Promise<(string[] | undefined)[]> {
  const short = words.map((word) => (word.length > LONGEST ? '' : word));
  const parts = new Set(short.flatMap(getParts));
  const known = await findVisibleTerms(strapi, scope, [...parts].map(asTerm));
  const ways = short.map((word) =>
    takeApart(word, known)
      .filter(({ length }) => length > 2)
      .sort((a, b) => a.length - b.length)
      .slice(0, MOST_TRIED),
  );
  const pairs = [...new Set(ways.flat().flatMap(getPairs))];
  const phrases = pairs.map((pair): Term => ({ words: pair.split(' '), isPrefix: false, isPhrase: true }));
  const beside = await findExistingTerms(strapi, scope, phrases);
  const isBeside = new Set(pairs.filter((_, at) => beside[at]));
  return ways.map((each) =>
    each.find((way) => {
      const isJoined = getPairs(way).map((pair) => isBeside.has(pair));
      return way.every(({ length }, at) => length >= SHORTEST_ALONE || isJoined[at - 1] || isJoined[at]);
    }),
  );
}

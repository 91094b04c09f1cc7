import transliterate from '@sindresorhus/transliterate';

const withoutMarks = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

const joined = (text: string, max: number): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replace(/^-+|-+$/g, '');

/**
 * Lower case a-z, 0-9 and single hyphens, at most `max` characters; '' when nothing is left. A letter that is more than a
 * plain one with a mark (ł, œ, ß, Greek, Cyrillic) becomes what it is written as in Latin.
 */
export const slugify = (title: string, max = 100): string =>
  // It has letters for signs too: E for €.
  joined(
    withoutMarks(title).replace(/[\p{L}\p{N}]+/gu, (word) => transliterate(word)),
    max,
  );

/** As it was while only ß, æ and ø were written out: anchors that no content names yet were made so. */
export const slugifyPlainly = (title: string): string =>
  joined(withoutMarks(title).toLowerCase().replace(/ß/g, 'ss').replace(/æ/g, 'ae').replace(/ø/g, 'o'), 100);

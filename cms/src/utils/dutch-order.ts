import { foldSql } from '../shared/fold';

const { compare } = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

/** The order of two names as a Dutch list has them: É with E, 10 after 9. */
export const compareNames = (one: string, other: string): number => compare(one, other);

/** So that what is long and compared often stays cheap; what is alike up to there goes by its id. */
const COMPARED = 200;

/** The part of a text that it is sorted by. */
export const getSortKey = (text: string): string => text.slice(0, COMPARED);

const NUMBER = `'([0-9]+)', '000000000\\1'`;
const PADDED = `'0{1,9}([0-9]{10,})', '\\1'`;

/** The begin of a column, folded, and its numbers made equally long. */
function getOrderKey(column: string): string {
  const folded = foldSql(`left(${column}, ${COMPARED})`);
  const padded = `regexp_replace(regexp_replace(${folded}, ${NUMBER}, 'g'), ${PADDED}, 'g')`;
  return `(case when ${column} ~ '[0-9]' then ${padded} else ${folded} end)`;
}

/** An SQL text to sort a column of names by, in that same order. */
export const nameOrder = (column: string): string => `${getOrderKey(column)} collate "C"`;

/** What a Dutch list of people passes over: "van den Berg" stands at the B. A surname that is no more stays. */
const PREFIXES = `'^((aan|bij|de|den|der|des|het|in|onder|op|over|te|ten|ter|tot|uit|van|vd|v/d|von|voor|zu|zum|zur|''s|''t) +)+([^ ])'`;

/** An SQL text to sort a column of surnames by. */
export const surnameOrder = (column: string): string =>
  `regexp_replace(${getOrderKey(column)}, ${PREFIXES}, '\\3') collate "C"`;

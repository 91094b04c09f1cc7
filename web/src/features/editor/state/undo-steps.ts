interface Range {
  low: number;
  high: number;
}

/** What happened to one text, as far as undo goes. */
export interface TextChange {
  /** Names the text. */
  key: string;
  kind: 'typed' | 'erased' | 'other';
  /** Where the change ended, in characters: among letters that repeat there are several such places. */
  caret: Range;
  /** Milliseconds; `since` is when the step began. */
  at: number;
  since: number;
  isAfterSpace: boolean;
  /** The marks of what was typed, in rich text. */
  marks: string;
}

/** Nobody pauses this long inside a word. */
const PAUSE_MS = 1000;
/** Longer runs end with the word, so that one undo never takes a whole paragraph. */
const LONG_RUN_MS = 4000;

/** The characters of a text, or of rich text without its marks. */
const getCharacters = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, '&');

function getCommonLength(one: string, other: string, most: number, at: (text: string, n: number) => string) {
  let length = 0;
  while (length < most && at(one, length) === at(other, length)) length += 1;
  return length;
}

/** A character typed among identical ones may be at any position from `low` to `high`. */
interface Difference extends Range {
  added: string;
  removed: string;
}

function getDifference(before: string, after: string): Difference {
  const most = Math.min(before.length, after.length);
  const start = getCommonLength(before, after, most, (text, n) => text.charAt(n));
  const end = getCommonLength(before, after, most, (text, n) => text.charAt(text.length - 1 - n));
  const tail = Math.min(end, most - start);
  return {
    added: after.slice(start, after.length - tail),
    removed: before.slice(start, before.length - tail),
    low: most - end,
    high: start,
  };
}

const isOne = (text: string): boolean => [...text].length === 1;

function getKind({ added, removed }: Difference): TextChange['kind'] {
  if (removed === '' && isOne(added)) return 'typed';
  return added === '' && isOne(removed) ? 'erased' : 'other';
}

const MARK = /<(\/?)(strong|em|s|sup|sub|a)\b[^>]*>/g;

/** The marks that are open where two rich texts begin to differ. */
function getMarks(before: string, after: string): string {
  const most = Math.min(before.length, after.length);
  const same = after.slice(
    0,
    getCommonLength(before, after, most, (text, n) => text.charAt(n)),
  );
  const start = same.lastIndexOf('<') > same.lastIndexOf('>') ? same.lastIndexOf('<') : same.length;
  const [tags = ''] = /^(?:<[^>]*>)*/.exec(after.slice(start)) ?? [];
  const open = new Set<string>();
  for (const [, end, name = ''] of after.slice(0, start + tags.length).matchAll(MARK)) {
    if (end) open.delete(name);
    else open.add(name);
  }
  return [...open].toSorted().join(' ');
}

const shiftRange = ({ low, high }: Range, by: number): Range => ({ low: low + by, high: high + by });

function getCommon(one: Range, other: Range): Range | null {
  const [low, high] = [Math.max(one.low, other.low), Math.min(one.high, other.high)];
  return low <= high ? { low, high } : null;
}

/** Where a change begins when it goes on at a caret: behind it, or before it as Backspace does. */
const findPlace = (difference: Difference, caret: Range): Range | null =>
  getCommon(difference, caret) ?? getCommon(difference, shiftRange(caret, -difference.removed.length));

/**
 * Tells whether a change to a text goes on with the undo step of the `last` one. Steps are as people know them: one run
 * of typing or erasing at one place. A pause, another place, a paste, a cut, a format, a new line and an action in a
 * table each begin one; so do bold letters behind plain ones. `before` and `after` are the text, plain or rich; `at` is the time in milliseconds.
 */
export function getTextChange(
  last: TextChange | null,
  { key, before, after, at }: { key: string; before: string; after: string; at: number },
): { change: TextChange; isMore: boolean } {
  const difference = getDifference(getCharacters(before), getCharacters(after));
  const kind = getKind(difference);
  const place = last?.key === key ? findPlace(difference, last.caret) : null;
  const isSpace = difference.added.trim() === '';
  const marks = kind === 'typed' ? getMarks(before, after) : '';
  const isRun =
    last !== null && place !== null && kind !== 'other' && kind === last.kind && marks === last.marks;
  const isLong = isRun && last.isAfterSpace && !isSpace && at - last.since > LONG_RUN_MS;
  const isMore = isRun && !isLong && at - last.at < PAUSE_MS;
  const caret = shiftRange(place ?? difference, difference.added.length);
  const since = isMore ? last.since : at;
  return {
    change: { key, kind, caret, at, since, isAfterSpace: kind === 'typed' && isSpace, marks },
    isMore,
  };
}

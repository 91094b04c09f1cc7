/**
 * How many letters were added, left out, replaced or swapped with their neighbour between two words
 * (Damerau-Levenshtein, each place changed at most once), or `most` + 1 when there were more.
 */
export function getDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      current.push(best);
    }
    if (Math.min(...current) > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? most + 1;
}

/**
 * How many letters of a word may be wrong (contract section 8): two in five and more, one in four. None in a code: the
 * nearest one is another colour.
 */
export function getTypos(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length === 4 ? 1 : 2;
}

/** The letters of a word in order: equal for words of which letters changed places. */
export const sortLetters = (word: string): string => [...word].sort().join('');

const LATIN = 26;

/** Which letters a word has, as bits of a number; those outside a to z share five of them. A typo changes two at most. */
export function getLetters(word: string): number {
  let letters = 0;
  for (const letter of word) {
    const at = (letter.codePointAt(0) ?? 0) - 97;
    letters |= 1 << (at >= 0 && at < LATIN ? at : LATIN + (Math.abs(at) % 5));
  }
  return letters;
}

/** How many letters the longest word of a title has: Dutch ones can be wider than a phone. */
export const longestWord = (text: string): number =>
  Math.max(...text.split(/[\s-]/).map(({ length }) => length));

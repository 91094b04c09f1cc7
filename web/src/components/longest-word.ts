/** The length of the longest word in a title: Dutch words can be wider than a phone. */
export const longestWord = (text: string): number =>
  Math.max(...text.split(/[\s-]/).map(({ length }) => length));

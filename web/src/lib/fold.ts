import { fold } from 'cms/shared/fold';

export { fold };

/** Whether texts have each word of a search, whatever its case and accents. */
export function holdsWords(search: string, ...texts: string[]): boolean {
  const found = fold(texts.join(' '));
  return fold(search)
    .split(/\s+/)
    .every((word) => found.includes(word));
}

const { compare } = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

/** The order of two names as a Dutch list has them: É with E, 10 after 9. */
export const compareNames = (one: string, other: string): number => compare(one, other);

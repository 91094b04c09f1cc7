import { slugify } from './slugify';

/** Words that the portal's own paths use. */
export const RESERVED_SLUGS: readonly string[] = ['afdrukken', 'create', 'deleted', 'edit', 'map'];

const LONGEST = 100;

/** The slug for a title. */
export const titleSlug = (title: string): string => slugify(title, LONGEST) || 'pagina';

/** A slug with a number behind it; the first has none. */
export function numberedSlug(base: string, number: number): string {
  const suffix = number === 1 ? '' : `-${number}`;
  return `${base.slice(0, LONGEST - suffix.length)}${suffix}`;
}

/** A free slug from a title: with -2, -3 … when it is taken. */
export function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const base = titleSlug(title);
  for (let number = 1; ; number += 1) {
    const slug = numberedSlug(base, number);
    if (!taken.has(slug) && !RESERVED_SLUGS.includes(slug)) return slug;
  }
}

import { slugify } from '../../../blocks/slugify';

/** Words that the portal's own addresses use. */
export const RESERVED_SLUGS = ['create', 'deleted', 'edit', 'map'];

/** Pages that always exist: never renamed, deleted or moved under a parent (contract section 4). */
export const SYSTEM_SLUGS = ['home', 'huisstijl'];

const LONGEST = 100;

/** A slug from a title that is not taken: with -2, -3 … when it is. */
export function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const base = slugify(title, LONGEST) || 'pagina';
  const isFree = (slug: string): boolean => !taken.has(slug) && !RESERVED_SLUGS.includes(slug);
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `-${number}`;
    const slug = `${base.slice(0, LONGEST - suffix.length)}${suffix}`;
    if (isFree(slug)) return slug;
  }
}

/** What a person reads when a slug is in use. */
export const SLUG_TAKEN = 'Deze slug is al in gebruik. Kies een andere.';

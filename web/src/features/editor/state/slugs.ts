import { slugify } from '../../../../../cms/src/utils/slugify';
import type { PageDraft } from './types';

const LONGEST = 100;

/** Slugs that the portal's own routes use. */
const RESERVED: readonly string[] = ['afdrukken', 'create', 'deleted', 'edit', 'map'];

/** The slug for a title, by the server's own rule. */
export const titleSlug = (title: string): string => slugify(title, LONGEST) || 'pagina';

const numbered = (base: string, number: number): string => {
  const suffix = number === 1 ? '' : `-${number}`;
  return `${base.slice(0, LONGEST - suffix.length)}${suffix}`;
};

/** A unique slug for a title: with -2, -3 … when another page has it. */
export function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const base = titleSlug(title);
  for (let number = 1; ; number += 1) {
    const slug = numbered(base, number);
    if (!taken.has(slug) && !RESERVED.includes(slug)) return slug;
  }
}

/** Whether the slug still matches the title, which means that no editor picked another one. */
export function followsTitle({ title, slug }: Pick<PageDraft, 'title' | 'slug'>): boolean {
  const base = titleSlug(title);
  const number = Number(/-(\d+)$/.exec(slug)?.[1] ?? 1);
  return slug === '' || slug === base || slug === numbered(base, number);
}

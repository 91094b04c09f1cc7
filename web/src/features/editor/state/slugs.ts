import type { PageDraft } from './types';

const LONGEST = 100;

/** Words that the portal's own addresses use. */
const RESERVED: readonly string[] = ['create', 'deleted', 'edit', 'map'];

/** The slug that a title gives, as the server makes it (cms/src/api/page/rules/slugs.ts). */
export const titleSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '') || 'pagina';

const numbered = (base: string, number: number): string => {
  const suffix = number === 1 ? '' : `-${number}`;
  return `${base.slice(0, LONGEST - suffix.length)}${suffix}`;
};

/** The slug of a title that no other page has: with -2, -3 … when one does. */
export function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const base = titleSlug(title);
  for (let number = 1; ; number += 1) {
    const slug = numbered(base, number);
    if (!taken.has(slug) && !RESERVED.includes(slug)) return slug;
  }
}

/** Whether the slug of a page is what its title gives: nobody chose another one. */
export function followsTitle({ title, slug }: Pick<PageDraft, 'title' | 'slug'>): boolean {
  const base = titleSlug(title);
  const number = Number(/-(\d+)$/.exec(slug)?.[1] ?? 1);
  return slug === '' || slug === base || slug === numbered(base, number);
}

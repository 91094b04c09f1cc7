import { numberedSlug, titleSlug } from 'cms/shared/slugs';
import type { PageDraft } from './types';

/** Whether the slug still matches the title, which means that no editor picked another one. */
export function followsTitle({ title, slug }: Pick<PageDraft, 'title' | 'slug'>): boolean {
  const base = titleSlug(title);
  const number = Number(/-(\d+)$/.exec(slug)?.[1] ?? 1);
  return slug === '' || slug === base || slug === numberedSlug(base, number);
}

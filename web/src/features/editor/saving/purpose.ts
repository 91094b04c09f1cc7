import type { Page } from '../../../api/types';
import { isNewPage } from '../settings/new-pages';

/** What a save that somebody asks for does besides keeping the draft. */
export type Purpose = 'save' | 'publish' | 'offline' | 'schedule' | 'unschedule' | 'forget-address';

/** A save: by itself, or asked for; `at` is the moment of a schedule, `slug` the earlier address that goes. */
export type Task = { purpose: 'autosave' } | { purpose: Purpose; at?: string; slug?: string };

/** A save that nobody asked for. */
export const AUTOSAVE: Task = { purpose: 'autosave' };

/** Whether a save keeps the draft and does nothing else. */
export const isOfDraft = ({ purpose }: Task): boolean => purpose === 'autosave' || purpose === 'save';

/** Whether a save brings the page to its readers. */
export const goesLive = ({ purpose }: Task): boolean => purpose === 'publish' || purpose === 'schedule';

/** What is said when it is done. */
export const DONE: Record<Purpose, string> = {
  save: 'De pagina is opgeslagen.',
  publish: 'De pagina is gepubliceerd.',
  offline: 'De pagina is offline gehaald.',
  schedule: 'De publicatie is ingepland.',
  unschedule: 'De planning is geannuleerd.',
  'forget-address': 'Het adres is weggehaald.',
};

/** What is said when fields are in the way of it. */
export const REFUSED: Record<Purpose, string> = {
  save: 'De pagina is niet helemaal opgeslagen.',
  publish: 'De pagina is niet gepubliceerd.',
  offline: 'De pagina is niet offline gehaald.',
  schedule: 'De publicatie is niet ingepland.',
  unschedule: 'De planning is niet geannuleerd.',
  'forget-address': 'Het adres is niet weggehaald.',
};

/** What a save says about publishing. */
export function publishedAt(task: Task): { published_at?: string | null } {
  switch (task.purpose) {
    case 'publish':
      return { published_at: new Date().toISOString() };
    case 'schedule':
      return { published_at: task.at };
    case 'offline':
    case 'unschedule':
      return { published_at: null };
    default:
      return {};
  }
}

/** What a save says about earlier addresses of the page that the server has. */
export function oldSlugs(task: Task, page: Page | null): { old_slugs?: string[] } {
  if (!page?.old_slugs?.length) return {};
  // While its title is being written nobody was given an address.
  if (isNewPage(page.id)) return { old_slugs: [] };
  return task.purpose === 'forget-address'
    ? { old_slugs: page.old_slugs.filter((slug) => slug !== task.slug) }
    : {};
}

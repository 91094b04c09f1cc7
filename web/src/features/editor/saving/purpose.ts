import type { Page } from '../../../api/types';
import { isNewPage } from '../settings/new-pages';

/** What a requested save does besides storing the draft. */
export type Purpose =
  'save' | 'publish' | 'offline' | 'schedule' | 'unschedule' | 'end' | 'cancel-end' | 'forget-address';

/** A save: automatic, or requested. `at` is the moment of a schedule, `slug` the old address to remove. */
export type Task = { purpose: 'autosave' } | { purpose: Purpose; at?: string; slug?: string };

export const AUTOSAVE: Task = { purpose: 'autosave' };

/** Whether a save stores the draft and does nothing else. */
export const isOfDraft = ({ purpose }: Task): boolean => purpose === 'autosave' || purpose === 'save';

export const goesLive = ({ purpose }: Task): boolean => purpose === 'publish' || purpose === 'schedule';

export const DONE: Record<Purpose, string> = {
  save: 'Alles is opgeslagen.',
  publish: 'De pagina is gepubliceerd.',
  offline: 'De pagina is offline gehaald.',
  schedule: 'De publicatie is ingepland.',
  unschedule: 'De planning is geannuleerd.',
  end: 'Het einde is ingepland.',
  'cancel-end': 'Het einde is geannuleerd.',
  'forget-address': 'Het adres is weggehaald.',
};

export const REFUSED: Record<Purpose, string> = {
  save: 'De pagina is niet helemaal opgeslagen.',
  publish: 'De pagina is niet gepubliceerd.',
  offline: 'De pagina is niet offline gehaald.',
  schedule: 'De publicatie is niet ingepland.',
  unschedule: 'De planning is niet geannuleerd.',
  end: 'Het einde is niet ingepland.',
  'cancel-end': 'Het einde is niet geannuleerd.',
  'forget-address': 'Het adres is niet weggehaald.',
};

/** What a publication says when others saved what the editor has not seen. */
export const CHANGED =
  'De pagina is intussen ergens anders gewijzigd. Kijk na wat er nu staat, en publiceer dan.';

/** What a save says of a page that somebody deleted. */
export const DELETED =
  'Iemand heeft deze pagina verwijderd. Wat je schreef, blijft in deze browser bewaard. Zet de pagina eerst terug.';

/** The moments that a task sets. */
export function moments(task: Task): { published_at?: string | null; unpublish_at?: string | null } {
  switch (task.purpose) {
    case 'publish':
      return { published_at: new Date().toISOString() };
    case 'schedule':
      return { published_at: task.at };
    case 'offline':
    case 'unschedule':
      return { published_at: null };
    case 'end':
      return { unpublish_at: task.at };
    case 'cancel-end':
      return { unpublish_at: null };
    default:
      return {};
  }
}

export function oldSlugs(task: Task, page: Page | null): { old_slugs?: string[] } {
  if (!page?.old_slugs?.length) return {};
  // While the title of a new page is being typed, nobody can have its address yet.
  if (isNewPage(page.id)) return { old_slugs: [] };
  return task.purpose === 'forget-address'
    ? { old_slugs: page.old_slugs.filter((slug) => slug !== task.slug) }
    : {};
}

import type { Page } from '../../../api/types';

type SavedPage = Pick<Page, 'updated_by'>;

/** Who saved the page in the meantime, as the subject of a sentence: it may be the same user in another tab. */
export function savedBy({ updated_by: by }: SavedPage, user: string): string {
  if (!by) return 'Iemand anders heeft';
  return by.id === user ? 'Je hebt' : `${by.name} heeft`;
}

/** Where that was, if it was the same user. */
export const savedWhere = ({ updated_by: by }: SavedPage, user: string): string =>
  by?.id === user ? ' in een ander tabblad' : '';

/** Whose version it is, to take it by: 'Neem die van …'. */
export const savedName = ({ updated_by: by }: SavedPage, user: string): string =>
  by?.id === user ? 'het andere tabblad' : (by?.name ?? 'de ander');

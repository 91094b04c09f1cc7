import type { Page } from '../../../api/types';

type Saved = Pick<Page, 'updated_by'>;

/** Who saved a page in between, as the subject of a sentence: one may be at work in two tabs. */
export function savedBy({ updated_by: by }: Saved, user: string): string {
  if (!by) return 'Iemand anders heeft';
  return by.id === user ? 'Je hebt' : `${by.name} heeft`;
}

/** Where that was, when it was oneself. */
export const savedWhere = ({ updated_by: by }: Saved, user: string): string =>
  by?.id === user ? ' in een ander tabblad' : '';

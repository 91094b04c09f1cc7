import type { PageLapsed } from '../../schemas/page-entity';
import type { StoredPage } from './page-rows';
import type { PageColumns } from './save-draft';

type Planned = Pick<StoredPage, 'scheduledAt' | 'unpublishAt'>;

/** The changes to a page whose scheduled moment passed while it was deleted. */
export interface LapsedMoments extends Pick<PageLapsed, 'scheduled_at' | 'unpublish_at'> {
  columns: Omit<Partial<PageColumns>, 'editor' | 'version'>;
}

const passed = (moment: string | null, now: number): string | null =>
  moment !== null && Date.parse(moment) <= now ? new Date(moment).toISOString() : null;

/**
 * The scheduled moments of a deleted page that have passed. Nobody looked at the page meanwhile, so it does not go
 * live; a planned end does take effect. Null when none passed.
 */
export function getLapsed({ scheduledAt, unpublishAt }: Planned, now = Date.now()): LapsedMoments | null {
  const start = passed(scheduledAt, now);
  const end = passed(unpublishAt, now);
  if (start === null && end === null) return null;
  return {
    scheduled_at: start,
    unpublish_at: end,
    columns: {
      ...(start !== null && { scheduledAt: null, scheduledRevision: null }),
      ...(end !== null && { unpublishAt: null, unpublishBy: null, publishedOn: null, liveRevision: null }),
    },
  };
}

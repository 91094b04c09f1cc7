import type { PageLapsed } from '../../schemas/page-entity';
import type { StoredPage } from './page-rows';
import type { PageColumns } from './save-draft';

type Planned = Pick<StoredPage, 'scheduledAt' | 'unpublishAt'>;

/** What changes of a page of which a planned moment passed while it was deleted. */
export interface LapsedMoments extends Pick<PageLapsed, 'scheduled_at' | 'unpublish_at'> {
  columns: Omit<Partial<PageColumns>, 'editor' | 'version'>;
}

const passed = (moment: string | null, now: number): string | null =>
  moment !== null && Date.parse(moment) <= now ? new Date(moment).toISOString() : null;

/**
 * The planned moments of a deleted page that passed. Nobody looked at it then, so what was planned to go live does not;
 * what was planned to go offline is. Null when none passed.
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

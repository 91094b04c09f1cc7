import { isAhead, shortMoment } from '../lib/dates/moments';
import { Badge } from './badge';

/** Stands beside the status of a page that goes live by itself, and tells when. */
export function ScheduledBadge({ at }: { at: string | null | undefined }) {
  return isAhead(at) ? <Badge kind="info">Gepland, {shortMoment(at)}</Badge> : null;
}

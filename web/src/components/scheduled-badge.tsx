import { isAhead, shortMoment } from '../lib/dates/moments';
import { Badge } from './badge';

/** Shows when a scheduled page goes live, next to its status. Its own file: readers do not need it. */
export function ScheduledBadge({ at }: { at: string | null | undefined }) {
  return isAhead(at) ? <Badge kind="info">Gepland, {shortMoment(at)}</Badge> : null;
}

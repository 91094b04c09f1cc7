import { fullMoment } from '../../../lib/dates/moments';
import type { Restored } from './api';

type Lapsed = Restored['meta']['lapsed'][number];

/** So many children are named; a message is read in some seconds. */
const MOST_NAMED = 2;

function describe({ scheduled_at, unpublish_at }: Lapsed): string {
  const planned = [
    ...(scheduled_at === null ? [] : [`de geplande publicatie van ${fullMoment(scheduled_at)}`]),
    ...(unpublish_at === null ? [] : [`het geplande einde van ${fullMoment(unpublish_at)}`]),
  ];
  return `${planned.join(' en ')} ${planned.length > 1 ? 'zijn' : 'is'} vervallen.`;
}

const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is not planned any more of a page that is back, and of its children, in sentences; none when nothing lapsed. */
export function describeLapsed({
  data,
  meta: { lapsed },
}: {
  data: Pick<Restored['data'], 'id' | 'published_at'>;
  meta: Restored['meta'];
}): string[] {
  const own = lapsed.find(({ id }) => id === data.id);
  const children = lapsed.filter((each) => each !== own);
  const others = children.length - MOST_NAMED;
  return [
    ...(own && data.published_at === null ? ['Teruggezet als concept.'] : []),
    ...(own ? [asSentence(describe(own))] : []),
    ...children.slice(0, MOST_NAMED).map((child) => `${child.title}: ${describe(child)}`),
    ...(others > 0
      ? [`Dat geldt ook voor ${others} andere ${others === 1 ? 'subpagina' : 'subpagina’s'}.`]
      : []),
  ];
}

import { fullMoment } from '../../../lib/dates/moments';
import type { RestoredPage } from './api';

type Lapsed = RestoredPage['meta']['lapsed'][number];

function describe({ scheduled_at, unpublish_at }: Lapsed): string {
  const planned = [
    ...(scheduled_at === null ? [] : [`de geplande publicatie van ${fullMoment(scheduled_at)}`]),
    ...(unpublish_at === null ? [] : [`het geplande einde van ${fullMoment(unpublish_at)}`]),
  ];
  return `${planned.join(' en ')} ${planned.length > 1 ? 'zijn' : 'is'} vervallen.`;
}

const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A message is read in some seconds: one child is named, several are counted. */
function describeChildren([first, ...others]: readonly Lapsed[]): string[] {
  if (!first) return [];
  const whose = others.length === 0 ? first.title : `${others.length + 1} subpagina’s`;
  return [`Ook wat voor ${whose} gepland stond, is vervallen.`];
}

/** What is not planned any more of a page that is back, and of its children, in sentences; none when nothing lapsed. */
export function describeLapsed({
  data,
  meta: { lapsed },
}: {
  data: Pick<RestoredPage['data'], 'id' | 'published_at'>;
  meta: RestoredPage['meta'];
}): string[] {
  const own = lapsed.find(({ id }) => id === data.id);
  return [
    ...(own && data.published_at === null ? ['Teruggezet als concept.'] : []),
    ...(own ? [asSentence(describe(own))] : []),
    ...describeChildren(lapsed.filter((each) => each !== own)),
  ];
}

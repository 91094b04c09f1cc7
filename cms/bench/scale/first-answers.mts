import { call } from '../call.mts';
import { PUBLISHED } from '../content.mts';
import type { Filled } from '../fill-portal.mts';
import { type Row, timesBelow } from '../results/rows.mts';
import type { Watched } from '../servers.mts';
import { timeRead } from '../times.mts';

const ROUNDS = 15;
const GOALS = { tree: 50, page: 30, standstill: 20 };

/** The readers: an anonymous visitor, a user in two groups, and an admin. */
export const getReaders = ({ staff, admin }: Filled): { name: string; headers: Record<string, string> }[] => [
  { name: 'visitor', headers: {} },
  { name: 'staff with groups', headers: staff },
  { name: 'admin', headers: admin },
];

/**
 * How long the first reader of a portal of 10,000 pages waits after a page was published, and how long that stalls others.
 */
export async function measureFirstAnswers({ base, ask }: Watched, filled: Filled): Promise<Row[]> {
  const api = `${base}/api/v1/pages`;
  // Even pages are public.
  const open = filled.pages.filter((_, n) => n % 2 === 0).slice(0, ROUNDS);
  const reads = [
    ...getReaders(filled).map(({ name, headers }) => ({
      name: `tree of 10,000 after publishing, ${name}`,
      goal: GOALS.tree,
      headers,
      getUrl: () => `${api}/map`,
      times: new Array<number>(),
    })),
    {
      name: 'page after publishing, among 10,000 pages',
      goal: GOALS.page,
      headers: {},
      getUrl: (slug: string) => `${api}/${slug}`,
      times: new Array<number>(),
    },
  ];
  const standstills: number[] = [];
  for (const { id, slug } of open) {
    for (const { getUrl, headers, times } of reads) {
      const page = { title: `Ronde ${performance.now()}`, published_at: PUBLISHED };
      await call('PUT', `${api}/${id}`, page, filled.admin);
      await ask('watch');
      times.push(await timeRead(getUrl(slug), headers));
      standstills.push((await ask('watched')).blockedMs);
    }
  }
  return [
    ...reads.map(({ name, goal, times }) => timesBelow(name, goal, times)),
    timesBelow('longest standstill during such a reading', GOALS.standstill, standstills),
  ];
}

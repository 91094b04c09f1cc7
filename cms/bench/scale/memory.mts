import { call } from '../call.mts';
import type { Filled } from '../fill-portal.mts';
import { below, type Row } from '../results/rows.mts';
import type { Watched } from '../servers.mts';
import type { Answers } from '../watched-portal.mts';
import { getReaders } from './first-answers.mts';

/** Read by every reader, these fill the response cache twice. */
const PAGES = 1500;
const AT_ONCE = 4;
const GOALS = { memory: 300, standstill: 20 };
const MB = 1024 * 1024;

interface TreePage {
  slug: string;
  pages: TreePage[];
}

const getSlugs = (tree: TreePage[]): string[] =>
  tree.flatMap(({ slug, pages }) => [slug, ...getSlugs(pages)]);

/** How much more memory a portal of 10,000 pages uses than an empty one, with a full response cache. */
export async function measureMemory(
  { base, ask }: Watched,
  filled: Filled,
  empty: Answers['memory'],
): Promise<Row[]> {
  const api = `${base}/api/v1/pages`;
  const { data } = await call<{ data: TreePage[] }>('GET', `${api}/map`, undefined, filled.admin);
  const reads = getSlugs(data)
    .slice(0, PAGES)
    .flatMap((slug) => getReaders(filled).map(({ headers }) => ({ url: `${api}/${slug}`, headers })));
  const count = reads.length;
  const readAll = async () => {
    for (let next = reads.pop(); next; next = reads.pop())
      await (await fetch(next.url, { headers: next.headers })).arrayBuffer();
  };
  await ask('watch');
  await Promise.all(Array.from({ length: AT_ONCE }, readAll));
  const { blockedMs } = await ask('watched');
  const full = await ask('memory');
  const kept = ((full.kept - empty.kept) / MB).toFixed(0);
  return [
    below(
      'memory for 10,000 pages, above an empty portal',
      GOALS.memory,
      'MB',
      (full.rss - empty.rss) / MB,
      `the whole process (RSS) after ${count} readings, tidied as the empty one was; Node keeps ${kept} MB`,
    ),
    below(
      'longest standstill over many different pages',
      GOALS.standstill,
      'ms',
      blockedMs,
      `the highest of ${count} readings, ${AT_ONCE} at once`,
    ),
  ];
}

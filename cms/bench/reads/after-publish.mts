import { call } from '../call.mts';
import { PUBLISHED } from '../content.mts';
import type { Filled } from '../fill-portal.mts';
import { type Row, timesBelow } from '../results/rows.mts';
import { timeRead } from '../times.mts';

const ROUNDS = 20;
const GOAL_MS = 30;

/** How long the first reader of a page waits after it was published again, and the first reader of another page. */
export async function measureFirstReads(base: string, { admin, pages }: Filled): Promise<Row[]> {
  const api = `${base}/api/v1/pages`;
  const open = pages.filter((_, n) => n % 2 === 0).map(({ id, slug }) => ({ id, url: `${api}/${slug}` }));
  const others = open.slice(ROUNDS);
  const [own, other]: [number[], number[]] = [[], []];
  for (const [round, page] of open.slice(0, ROUNDS).entries()) {
    const beside = others[round]?.url ?? '';
    await timeRead(beside);
    await call('PUT', `${api}/${page.id}`, { title: `Opnieuw ${round}`, published_at: PUBLISHED }, admin);
    own.push(await timeRead(page.url));
    other.push(await timeRead(beside));
  }
  return [
    timesBelow('first reading after publishing', GOAL_MS, own),
    timesBelow('another page after publishing', GOAL_MS, other),
  ];
}

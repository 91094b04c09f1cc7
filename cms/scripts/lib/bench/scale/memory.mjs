import { caller } from '../reads/fill-portal.mjs';
import { getReaders, row } from './rows.mjs';

/** Read by everybody these make twice as many answers as there is room for. */
const PAGES = 1500;
const AT_ONCE = 4;
const GOALS = { memory: 300, standstill: 20 };
const MB = 1024 * 1024;

const getSlugs = (nodes) => nodes.flatMap(({ slug, pages }) => [slug, ...getSlugs(pages)]);

async function readAll(base, reads) {
  const worker = async () => {
    for (let next = reads.pop(); next; next = reads.pop()) {
      const response = await fetch(`${base}/api/v1/pages/${next.slug}`, { headers: next.headers });
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * What a portal of 10,000 pages takes above an empty one, once more pages were read than it keeps ready.
 * @param {import('./start.mjs').Watched} portal
 * @param {{ adminToken: string, staffToken: string }} filled
 * @param {{ rss: number, kept: number }} empty
 */
export async function measureMemory({ base, ask }, filled, empty) {
  const { data } = await caller(base, filled.adminToken)('GET', '/pages/map');
  const reads = getSlugs(data)
    .slice(0, PAGES)
    .flatMap((slug) => getReaders(filled).map(({ headers }) => ({ slug, headers })));
  const count = reads.length;
  await ask('watch');
  await readAll(base, reads);
  const standstill = await ask('blocked');
  const full = await ask('memory');
  const above = (part) => (full[part] - empty[part]) / MB;
  return [
    row(
      'memory for 10,000 pages, above an empty portal',
      { goal: GOALS.memory, unit: 'MB', found: above('rss') },
      `the whole process (RSS) after ${count} readings, tidied as the empty one was; Node keeps ${above('kept').toFixed(0)} MB`,
    ),
    row(
      'longest standstill over many different pages',
      { goal: GOALS.standstill, unit: 'ms', found: standstill },
      `the highest of ${count} readings, ${AT_ONCE} at once`,
    ),
  ];
}

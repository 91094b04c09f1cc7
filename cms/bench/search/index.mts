import { withClient } from '../../../scripts/lib/postgres.mjs';
import { call } from '../call.mts';
import { PUBLISHED } from '../content.mts';
import { fillPortal, type Filled } from '../fill-portal.mts';
import { below, type Row, timesBelow } from '../results/rows.mts';
import { copyPages } from './copy-pages.mts';
import { startPortal, withServers } from '../servers.mts';
import { median, quantile, sort, time, timeRead } from '../times.mts';
import { addFiles } from './add-files.mts';
import { getWords } from './words.mts';

/** Of 200 pages, which makes 600. */
const COPIES = 2;
const AT_ONCE = 10;
const ROUNDS = 30;
/** How many sets of so many rounds come first, until Node has compiled what searches use, and how many are measured. */
const WARM_UPS = 8;
const MEASURED = 7;
const GOALS = { search: 150, suggest: 50, publish: 20, first: 120 };

/** A word of everybody, a rare one, two of them, a typo, a part of a compound, and a beginning. */
const getQueries = (n: number): string[] => {
  const [word = '', other = ''] = getWords(2, n + 5).split(' ');
  return [
    'logo',
    word,
    `${word} ${other}`,
    `${word.slice(0, 2)}${word.slice(3)}${word[2]}`,
    'stand',
    word.slice(0, 4),
  ];
};

/** How long each of many searches takes, ten at once. */
async function timeAll(urls: string[], headers: Record<string, string>): Promise<number[]> {
  const waiting = [...urls];
  const times: number[] = [];
  const work = async () => {
    for (let url = waiting.pop(); url; url = waiting.pop()) times.push(await timeRead(url, headers));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return sort(times);
}

/** The searches of these rounds. */
const getRounds = (from: number): string[] =>
  Array.from({ length: ROUNDS }, (_, n) => getQueries(from + n))
    .flat()
    .map(encodeURIComponent);

/** How long searches take in a portal that is in use, each time for other words. */
async function ninetyFifth(
  name: string,
  goal: number,
  address: string,
  headers: Record<string, string> = {},
): Promise<Row> {
  const sets: number[][] = [];
  for (let set = 0; set < WARM_UPS + MEASURED; set += 1) {
    const urls = getRounds(set * ROUNDS).map((q) => `${address}q=${q}`);
    sets.push(await timeAll(urls, headers));
  }
  const all = sets.map((times) => quantile(times, 0.95));
  const measured = all.slice(WARM_UPS);
  const half = median(sets.slice(WARM_UPS).flat());
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return below(
    name,
    goal,
    'ms',
    median(measured),
    `p95 of ${sets[0]?.length}, ${AT_ONCE} at once: median of ${MEASURED}, highest ${ms(Math.max(...measured))}, ` +
      `at first ${ms(all[0] ?? NaN)}; half of all in ${ms(half)}`,
  );
}

/** How long publishing takes while somebody searches after each time, and while nobody does. */
async function comparePublishing(base: string, { admin, pages }: Filled): Promise<Row> {
  const [first] = pages;
  const publish = () =>
    time(() =>
      call(
        'PUT',
        `${base}/api/v1/pages/${first?.id}`,
        { title: `Ronde ${performance.now()}`, published_at: PUBLISHED },
        admin,
      ),
    );
  const alone: number[] = [];
  const searched: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await publish());
    await timeRead(`${base}/api/v1/search?q=ronde&pageSize=20`);
    searched.push(await publish());
  }
  const [quiet, busy] = [alone, searched].map((times) => quantile(sort(times), 0.5));
  return below(
    'publishing after a search, above publishing again',
    GOALS.publish,
    'ms',
    Math.max(0, (busy ?? 0) - (quiet ?? 0)),
    `${busy?.toFixed(1)} ms beside ${quiet?.toFixed(1)} ms, medians of ${ROUNDS}`,
  );
}

/** Searching a portal of 600 pages, 5,000 assets and 2,000 files of five pages. */
export const compareSearch = (): Promise<Row[]> =>
  withServers(async (take, scratch) => {
    const small = await take(startPortal(scratch));
    const filled = await fillPortal(small.base);
    await small.stop();
    await copyPages(scratch.databaseUrl, COPIES);
    await addFiles(scratch.databaseUrl);
    const { base } = await take(startPortal(scratch));
    const api = `${base}/api/v1/search`;
    const built = await timeRead(`${api}?q=logo`);
    // PostgreSQL would do so by itself within a minute, and take a processor from what is measured.
    await withClient(scratch.databaseUrl, (client) => client.query('vacuum analyze'));
    return [
      await ninetyFifth(
        'first page of results, admin',
        GOALS.search,
        `${api}?scope=draft&pageSize=20&`,
        filled.admin,
      ),
      await ninetyFifth('first page of results, visitor', GOALS.search, `${api}?pageSize=20&`),
      await ninetyFifth('suggestions, visitor', GOALS.suggest, `${api}/suggest?`),
      await comparePublishing(base, filled),
      timesBelow('search right after publishing', GOALS.search, await afterPublishing(base, filled)),
      below('first search, which makes the whole index', GOALS.first, 's', built / 1000, 'once per database'),
    ];
  });

async function afterPublishing(base: string, { admin, pages }: Filled): Promise<number[]> {
  const times: number[] = [];
  for (const { id } of pages.slice(0, ROUNDS)) {
    const page = { title: `Nieuws ${performance.now()}`, published_at: PUBLISHED };
    await call('PUT', `${base}/api/v1/pages/${id}`, page, admin);
    times.push(await timeRead(`${base}/api/v1/search?q=nieuws&pageSize=20`));
  }
  return times;
}

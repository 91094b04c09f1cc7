import { caller } from '../reads/fill-portal.mjs';
import { getReaders, rowOfTimes } from './rows.mjs';

const ROUNDS = 15;
const GOALS = { tree: 50, page: 30, standstill: 20 };
const NOW = '2026-01-02T03:04:05.000Z';

async function timed(url, headers) {
  const began = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - began;
}

/**
 * How long the first reader of a portal of 10,000 pages waits after a page was published, and for how long nobody else was
 * answered meanwhile.
 * @param {import('./start.mjs').Watched} portal
 * @param {{ adminToken: string, staffToken: string, pages: { id: string, slug: string }[] }} filled
 */
export async function measureFirstAnswers({ base, ask }, filled) {
  const api = `${base}/api/v1/pages`;
  const publish = caller(base, filled.adminToken);
  const standstills = [];
  const firstRead = async (round, at, headers) => {
    // The even ones are open to everybody.
    const page = filled.pages[(round * 2) % filled.pages.length];
    await publish('PUT', `/pages/${page.id}`, {
      title: `Ronde ${round}, ${performance.now()}`,
      published_at: NOW,
    });
    await ask('watch');
    const ms = await timed(at(page), headers);
    standstills.push(await ask('blocked'));
    return ms;
  };
  const reads = [
    ...getReaders(filled).map(({ name, headers }) => ({
      name: `tree of 10,000 after publishing, ${name}`,
      goal: GOALS.tree,
      headers,
      at: () => `${api}/map`,
    })),
    {
      name: 'page after publishing, among 10,000 pages',
      goal: GOALS.page,
      headers: {},
      at: ({ slug }) => `${api}/${slug}`,
    },
  ];
  const times = reads.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [n, { at, headers }] of reads.entries()) times[n].push(await firstRead(round, at, headers));
  }
  return [
    ...reads.map(({ name, goal }, n) => rowOfTimes(name, goal, times[n])),
    rowOfTimes('longest standstill during such a reading', GOALS.standstill, standstills),
  ];
}

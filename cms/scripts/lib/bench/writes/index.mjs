import { withScratch } from '../../scratch.mjs';
import { median } from '../load.mjs';
import { reached } from '../results/rows.mjs';
import { startPlain, startPortal } from './servers.mjs';

const ROUNDS = 9;

/** @param {object} block @param {number} round */
const changed = (block, round) => ({
  ...block,
  isPrivate: round % 2 === 0,
  ...('title' in block && {
    title: `Ronde ${round}`,
    body: `<p>Dit is <strong>ronde ${round}</strong>.</p>`,
  }),
});

/** What an editor does: a change in one block, or in all. */
const CHANGES = {
  one: (blocks, round) => blocks.map((block, n) => (n === 1 ? changed(block, round) : block)),
  all: (blocks, round) => blocks.map((block) => changed(block, round)),
};

const NOW = '2026-01-02T03:04:05.000Z';
const TARGETS = [
  { name: '12 blocks saved, one changed', count: 12, change: 'one', goal: 0.3 },
  { name: '12 blocks saved, all changed', count: 12, change: 'all', goal: 0.3 },
  {
    name: '12 blocks published, one changed',
    count: 12,
    change: 'one',
    goal: 1.5,
    more: { published_at: NOW },
  },
  { name: '200 blocks saved, one changed', count: 200, change: 'one', goalMs: 1000, rounds: 3 },
  { name: '200 blocks saved, all changed', count: 200, change: 'all', goalMs: 1000, rounds: 3 },
];

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Both in turns; the first round of each is left out. */
async function measure(portal, plain, { count, change, more, rounds = ROUNDS }) {
  const [ours, stock] = [await portal.make(count), await plain.make(count)];
  const found = [];
  for (let round = 0; round <= rounds; round += 1) {
    const edit = CHANGES[change];
    await portal.door('reset');
    const oursMs = await timed(() => portal.save(ours.id, edit(ours.blocks, round), more));
    const cost = await portal.door('stats');
    const stockMs = await timed(() => plain.save(stock.id, edit(stock.blocks, round)));
    found.push({ oursMs, stockMs, ...cost });
  }
  const middle = (key) => median(found.slice(1).map((one) => one[key]));
  return Object.fromEntries(Object.keys(found[0]).map((key) => [key, middle(key)]));
}

function getRow({ name, goal, goalMs }, { oursMs, stockMs, statements, blockedMs }) {
  const ratio = oursMs / stockMs;
  const took = `${Math.round(oursMs)} ms (${statements} SQL)`;
  return {
    name: `${name}${goal ? ', beside plain Strapi' : ''}`,
    goal: goal ? `≤ ${goal.toFixed(1)}×` : `< ${goalMs} ms`,
    measured: goal ? `${ratio.toFixed(2)}×` : `${Math.round(oursMs)} ms`,
    reached: reached(goal ? ratio <= goal : oursMs < goalMs),
    notes: `${took} beside ${Math.round(stockMs)} ms; longest standstill ${Math.round(blockedMs)} ms`,
  };
}

/**
 * How long saving and publishing a page takes, beside a plain Strapi with the same content that updates the same page through its
 * REST API. A plain Strapi shows at once what it updates: publishing is held against the same update.
 * @param {{ email: string, password: string }} admin
 */
export const compareWrites = (admin) =>
  withScratch((ours) =>
    withScratch(async (theirs) => {
      const portal = await startPortal(ours, admin);
      try {
        const plain = await startPlain(theirs);
        try {
          const rows = [];
          for (const target of TARGETS) rows.push(getRow(target, await measure(portal, plain, target)));
          return rows;
        } finally {
          await plain.stop();
        }
      } finally {
        await portal.stop();
      }
    }),
  );

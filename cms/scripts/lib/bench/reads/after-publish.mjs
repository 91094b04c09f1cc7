import { median } from '../load.mjs';
import { reached } from '../results/rows.mjs';
import { caller } from './fill-portal.mjs';

const ROUNDS = 20;

async function timed(url) {
  const began = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - began;
}

const row = (name, most, times) => {
  const found = median(times);
  return {
    name,
    goal: `< ${most} ms`,
    measured: `${found.toFixed(1)} ms`,
    reached: reached(found < most),
    notes: `median of ${times.length}, highest ${Math.max(...times).toFixed(1)} ms`,
  };
};

/**
 * How long the first reader of a page waits once it is published again, and the first of another page.
 * @param {string} base
 * @param {{ adminToken: string, pages: { id: string, slug: string }[] }} filled
 */
export async function measureFirstReads(base, { adminToken, pages }) {
  const call = caller(base, adminToken);
  const open = pages.filter((_, n) => n % 2 === 0);
  const times = { own: [], other: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const [page, other] = [open[round], open[round + ROUNDS]];
    const at = ({ slug }) => `${base}/api/v1/pages/${slug}`;
    await timed(at(other));
    await call('PUT', `/pages/${page.id}`, {
      title: `Opnieuw ${round}`,
      published_at: new Date(0).toISOString(),
    });
    times.own.push(await timed(at(page)));
    times.other.push(await timed(at(other)));
  }
  return [
    row('first reading after publishing', 30, times.own),
    row('another page after publishing', 30, times.other),
  ];
}

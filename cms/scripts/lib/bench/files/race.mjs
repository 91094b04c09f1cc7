import { median } from '../load.mjs';
import { downloads } from './download.mjs';

const GOAL = 0.8;
/** How many downloads at once, and how often: one takes a moment only. */
const RACES = [
  { atOnce: 1, rounds: 21 },
  { atOnce: 8, rounds: 7 },
];
const NAMES = { koa: 'bare Koa', nginx: 'nginx' };

/** Servers take turns, in every round another one first; gives the median MB per second of each. One round warms up. */
async function race(targets, { atOnce, rounds }) {
  const names = Object.keys(targets);
  const speeds = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) speeds[name].push(await downloads(targets[name], atOnce));
    names.push(names.shift());
  }
  return Object.fromEntries(names.map((name) => [name, median(speeds[name].slice(1))]));
}

function getRow(name, ours, theirs) {
  if (theirs === undefined) {
    return { name, goal: '–', measured: '–', reached: '–', notes: 'not on this machine' };
  }
  const ratio = ours / theirs;
  return {
    name,
    goal: `≥ ${GOAL}×`,
    measured: `${ratio.toFixed(2)}×`,
    reached: ratio >= GOAL ? 'yes' : 'no',
    notes: `${Math.round(ours)} MB/s beside ${Math.round(theirs)} MB/s`,
  };
}

/**
 * How fast the portal sends a file beside others that send it.
 * @param {{ portal: import('./download.mjs').Target, koa: import('./download.mjs').Target, nginx?: import('./download.mjs').Target }} targets
 */
export async function compareSpeeds(targets) {
  const rows = [];
  for (const contest of RACES) {
    const found = await race(targets, contest);
    const what = contest.atOnce === 1 ? 'one download' : `${contest.atOnce} downloads at once`;
    for (const [name, label] of Object.entries(NAMES))
      rows.push(getRow(`${what}, beside ${label}`, found.portal, found[name]));
  }
  return rows;
}

import { ratio, type Row, withoutGoal } from '../results/rows.mts';
import { race } from '../times.mts';
import { downloads, type Target } from './download.mts';

const GOAL = 0.8;
/** How many downloads at once, and how often: one takes a moment only. */
const RACES = [
  { name: 'one download', atOnce: 1, rounds: 21 },
  { name: '8 downloads at once', atOnce: 8, rounds: 7 },
];

/** How fast the portal sends a file beside others that send it; null is for one that is not on this machine. */
export async function compareSpeeds(portal: Target, others: Record<string, Target | null>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, atOnce, rounds } of RACES) {
    const targets = [portal, ...Object.values(others).filter((target) => target !== null)];
    const [ours = NaN, ...theirs] = await race(
      targets.map((target) => () => downloads(target, atOnce)),
      rounds,
    );
    for (const [other, target] of Object.entries(others)) {
      const speed = target && theirs.shift();
      const what = `${name}, beside ${other}`;
      rows.push(
        speed
          ? ratio(what, '≥', GOAL, ours / speed, `${Math.round(ours)} MB/s beside ${Math.round(speed)} MB/s`)
          : withoutGoal(what, '–', 'not on this machine'),
      );
    }
  }
  return rows;
}

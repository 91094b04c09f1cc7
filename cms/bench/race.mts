import { ratio, type Row } from './results/rows.mts';
import { median } from './times.mts';

/** Runs measurements in turns, each round in another order; returns the median of each. The first round is a warm-up. */
export async function race(runs: (() => Promise<number>)[], rounds: number): Promise<number[]> {
  const turns = runs.map((run) => ({ run, values: new Array<number>() }));
  const order = [...turns];
  for (let round = 0; round <= rounds; round += 1) {
    for (const { run, values } of order) values.push(await run());
    order.push(...order.splice(0, 1));
  }
  return turns.map(({ values }) => median(values.slice(1)));
}

/** A server to compare the portal with, and how many times as fast the portal must be. */
export interface Rival {
  name: string;
  goal: number;
  run: () => Promise<number>;
}

/** Compares the speed of the portal with others, in turns, so that other load on the machine affects all alike. */
export async function compareSpeeds(
  what: string,
  { run, rivals, rounds, unit }: { run: Rival['run']; rivals: Rival[]; rounds: number; unit: string },
): Promise<Row[]> {
  const [ours = NaN, ...theirs] = await race([run, ...rivals.map((rival) => rival.run)], rounds);
  const show = (speed: number) => `${Math.round(speed)}${unit}`;
  return rivals.map(({ name, goal }, n) => {
    const speed = theirs[n] ?? NaN;
    return ratio(`${what}, beside ${name}`, '≥', goal, ours / speed, `${show(ours)} beside ${show(speed)}`);
  });
}

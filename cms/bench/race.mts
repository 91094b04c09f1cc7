import { ratio, type Row } from './results/rows.mts';
import { median } from './times.mts';

/** Some take turns at what gives a number, in every round another one first. Gives the median of each; one round warms up. */
export async function race(runs: (() => Promise<number>)[], rounds: number): Promise<number[]> {
  const turns = runs.map((run) => ({ run, values: new Array<number>() }));
  const order = [...turns];
  for (let round = 0; round <= rounds; round += 1) {
    for (const { run, values } of order) values.push(await run());
    order.push(...order.splice(0, 1));
  }
  return turns.map(({ values }) => median(values.slice(1)));
}

/** Who does the same as the portal at some speed, and how many times as fast the portal has to be. */
export interface Rival {
  name: string;
  goal: number;
  run: () => Promise<number>;
}

/** How fast the portal does something, beside others. In turns: what else the machine does hits all alike. */
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

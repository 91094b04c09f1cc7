import { beforeAll, expect, test } from 'vitest';
import type { Portal } from '../support/portal';
import { type Caller, CALLERS } from './callers';
import type { Row } from './row';
import { makeWorld, type World } from './world';

interface Outcome {
  statuses: Record<string, number>;
  /** Words in an answer that its caller may not know, and answers to HEAD that differ from those to GET. */
  leaks: string[];
}

/** What the rows are asked of; `tryRows` sets it before the first test. */
export let world: World;
const outcomes = new Map<Row, Outcome>();
/** All that each caller got. */
export const answers = new Map<Caller, string[]>(CALLERS.map((caller) => [caller, []]));

/** The status line aside, all that a caller gets to see. */
async function ask(caller: Caller, method: string, { path, ...sending }: Awaited<ReturnType<Row['call']>>) {
  const { status, headers, bytes } = await world.callers[caller].send(method, path, sending);
  const answer = `${JSON.stringify([...headers])}\n${bytes.toString('latin1')}`;
  answers.get(caller)?.push(answer);
  return { status, leaks: world.canaries.leaked(answer, caller).map((word) => `${caller}: ${word}`) };
}

async function getOutcome({ route, call }: Row): Promise<Outcome> {
  const [method = ''] = route.split(' ');
  const outcome: Outcome = { statuses: {}, leaks: [] };
  const prepared = await call(world);
  for (const caller of CALLERS) {
    const { status, leaks } = await ask(caller, method, prepared);
    outcome.statuses[caller] = status;
    outcome.leaks.push(...leaks);
    if (method === 'GET') {
      const head = await ask(caller, 'HEAD', prepared);
      outcome.leaks.push(
        ...head.leaks,
        ...(head.status === status ? [] : [`${caller}: HEAD ${head.status}`]),
      );
    }
  }
  return outcome;
}

/** Asks each row as everybody, and makes a test of each. Their order counts: what one changes the next may not mind. */
export function tryRows(rows: readonly Row[], start: () => Promise<Portal>): void {
  beforeAll(async () => {
    world = await makeWorld(await start());
    for (const row of rows) {
      const failed = (error: unknown): Outcome => ({ statuses: {}, leaks: [String(error)] });
      outcomes.set(row, await getOutcome(row).catch(failed));
    }
  });

  const titled = rows.map((row) => [`${row.route}: ${row.name}`, row] as const);
  test.each(titled)('%s', (_title, row) => {
    expect(outcomes.get(row)).toEqual({ statuses: row.status, leaks: [] });
  });
}

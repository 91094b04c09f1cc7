/** More failures than this are no coincidence. */
const MOST = 5;
const LINES = 25;

/** How many checks of a step passed, what is said at the end of each that failed, and of each that ran a second time. */
export interface Count {
  passed: number;
  failures: string[];
  retried?: string[];
}

export const addCounts = (counts: Count[]): Required<Count> => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failures: counts.flatMap(({ failures }) => failures),
  retried: counts.flatMap(({ retried = [] }) => retried),
});

/**
 * A test can fail because the machine stood still. A few that failed run once more, with nothing beside them: what passes
 * then counts as passed, and is named, so that nobody overlooks it. `runAgain` counts all tests, with what the second try said.
 */
export async function trySecond(first: Count, runAgain: () => Promise<Count>): Promise<Count> {
  if (first.failures.length === 0 || first.failures.length > MOST) return first;
  console.log(`\n=== Nog een keer: ${first.failures.length}`);
  const second = await runAgain();
  return { ...second, retried: first.failures };
}

/** Says what ran twice and what failed where everybody looks first, and counts in the last line. */
export function reportCounts({ passed, failures, retried = [] }: Count): void {
  const shorten = (failure: string) => failure.split('\n').slice(0, LINES).join('\n  ');
  for (const failure of retried) console.log(`\nNog een keer gedaan: ${shorten(failure)}`);
  for (const failure of failures) console.log(`\n✗ ${shorten(failure)}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

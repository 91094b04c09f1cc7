/** With more failures a retry is pointless. */
const MOST = 5;
const LINES = 25;

/** The number of passed checks, and the messages of those that failed or were retried. */
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
 * Retries a few failed tests once, with nothing else running, because a machine that stalls can make a test fail. Those
 * that pass then count as passed, but are listed. `runAgain` returns the totals with the results of the retry.
 */
export async function trySecond(first: Count, runAgain: () => Promise<Count>): Promise<Count> {
  if (first.failures.length === 0 || first.failures.length > MOST) return first;
  console.log(`\n=== Nog een keer: ${first.failures.length}`);
  const second = await runAgain();
  return { ...second, retried: first.failures };
}

/** Lists retries and failures at the end of the output; the last line has the totals. */
export function reportCounts({ passed, failures, retried = [] }: Count): void {
  const shorten = (failure: string) => failure.split('\n').slice(0, LINES).join('\n  ');
  for (const failure of retried) console.log(`\nNog een keer gedaan: ${shorten(failure)}`);
  for (const failure of failures) console.log(`\n✗ ${shorten(failure)}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

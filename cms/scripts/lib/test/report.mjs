const LINES = 25;

/**
 * Says what ran twice and what failed where everybody looks first, and counts in the last line.
 * @param {import('./checks.mjs').Count} count
 */
export function reportCounts({ passed, failures, retried = [] }) {
  for (const failure of retried)
    console.log(`\nNog een keer gedaan: ${failure.split('\n').slice(0, LINES).join('\n  ')}`);
  for (const failure of failures) console.log(`\n✗ ${failure.split('\n').slice(0, LINES).join('\n  ')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

const LINES = 25;

/**
 * Says what failed once more, where everybody looks first, and counts in the last line.
 * @param {import('./checks.mjs').Count} count
 */
export function tell({ passed, failures }) {
  for (const failure of failures) console.log(`\n✗ ${failure.split('\n').slice(0, LINES).join('\n  ')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

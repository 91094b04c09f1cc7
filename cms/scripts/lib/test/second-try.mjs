/** More failures than this are no coincidence. */
const MOST = 5;

/**
 * A test can fail because the machine stood still. A few that failed run once more, with nothing beside them: what passes
 * then counts as passed, and is named, so that nobody overlooks it.
 * @param {import('./checks.mjs').Count} first
 * @param {() => Promise<import('./checks.mjs').Count>} runAgain counts all tests, with what the second try said
 * @returns {Promise<import('./checks.mjs').Count>}
 */
export async function trySecond(first, runAgain) {
  if (first.failures.length === 0 || first.failures.length > MOST) return first;
  console.log(`\n=== Nog een keer: ${first.failures.length}`);
  const second = await runAgain();
  return { ...second, retried: first.failures };
}

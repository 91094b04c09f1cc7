/** An error whose message is for the operator, and is shown without a stack. */
export class StopError extends Error {}

/** The same, for errors of the application. */
const SHOWN = ['InvalidEnv', 'BackupRefused', 'DataWouldBeLost'];

/**
 * Runs the main function of a script; on failure prints the error and exits with 1.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    const known = error instanceof StopError || (error instanceof Error && SHOWN.includes(error.name));
    console.error(known ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}

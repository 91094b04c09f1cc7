/** A reason to stop that the operator understands: only its message is shown. */
export class StopError extends Error {}

/** Errors of the application whose message is for the operator. */
const SHOWN = ['InvalidEnv', 'BackupRefused'];

/**
 * Runs a script's main function; on failure shows why and exits with 1.
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

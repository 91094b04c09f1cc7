import { StopError } from './stop-error.mjs';

/** The lowest minor version per supported major version. */
const LOWEST_MINOR = new Map([
  [20, 19],
  [22, 12],
  [24, 0],
]);

/**
 * Throws when this version of Node.js is not supported.
 * @param {string} version
 */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const lowest = LOWEST_MINOR.get(major);
  if (lowest !== undefined && minor >= lowest) return;
  throw new StopError(
    `Deze portal draait op Node.js 20.19 of hoger, 22.12 of hoger, of 24. Hier staat ${version}. Installeer een van die versies en probeer het opnieuw.`,
  );
}

import path from 'node:path';
import { apiTypesAreFresh } from '../api-types.mjs';
import { cms, root, web } from '../paths.mjs';
import { run } from '../run.mjs';

/**
 * How many checks of a step passed, what is said at the end of each that failed, and of each that ran a second time.
 * @typedef {{ passed: number, failures: string[], retried?: string[] }} Count
 */

/** @param {boolean} passed @param {string} failure @returns {Count} */
const one = (passed, failure) => (passed ? { passed: 1, failures: [] } : { passed: 0, failures: [failure] });

/** @param {string} file @param {string[]} args */
async function succeeds(file, args) {
  const program = path.join(root, 'node_modules', file);
  const { code } = await run(process.execPath, [program, ...args], { cwd: root });
  return code === 0;
}

/** ESLint and Prettier over the whole workspace. */
export async function lint() {
  const clean = await succeeds('eslint/bin/eslint.js', ['.', '--max-warnings=0']);
  const formatted = await succeeds('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']);
  return one(clean && formatted, 'ESLint of Prettier keurt iets af.');
}

/** @param {string} folder */
async function hasSoundTypes(folder) {
  const { code } = await run('npm', ['run', '--silent', 'typecheck'], { cwd: folder });
  return code === 0;
}

/** TypeScript over server, tests and portal. */
export async function typecheck() {
  const server = await hasSoundTypes(cms);
  const portal = await hasSoundTypes(web);
  return one(server && portal, 'TypeScript keurt iets af.');
}

/** The portal's types are those of the API. */
export async function freshTypes() {
  const fresh = await apiTypesAreFresh();
  return one(fresh, 'web/src/api/schema.d.ts is verouderd: draai `npm run api-types`.');
}

import path from 'node:path';
import { hasFreshApiTypes } from '../api-types.mts';
import { cms, root, web } from '../paths.mjs';
import { run } from '../run.mjs';
import type { Count } from './count.mts';

const countOne = (passed: boolean, failure: string): Count =>
  passed ? { passed: 1, failures: [] } : { passed: 0, failures: [failure] };

async function succeeds(cwd: string, command: string, args: string[]) {
  const { code } = await run(command, args, { cwd });
  return code === 0;
}

/** ESLint, Oxlint (the rules that need types) and Prettier over the whole workspace. */
export async function lint(): Promise<Count> {
  const check = (file: string, ...args: string[]) =>
    succeeds(root, process.execPath, [path.join(root, 'node_modules', file), ...args]);
  const clean = await check('eslint/bin/eslint.js', '.', '--max-warnings=0');
  const typed = await check('oxlint/bin/oxlint');
  const formatted = await check('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.');
  return countOne(clean && typed && formatted, 'ESLint, Oxlint of Prettier keurt iets af.');
}

/** TypeScript over server, scripts, tests and portal. */
export async function typecheck(): Promise<Count> {
  const check = (folder: string) => succeeds(folder, 'npm', ['run', '--silent', 'typecheck']);
  const server = await check(cms);
  const portal = await check(web);
  return countOne(server && portal, 'TypeScript keurt iets af.');
}

/** The portal's types are those of the API. */
export async function checkApiTypes(): Promise<Count> {
  const fresh = await hasFreshApiTypes();
  return countOne(fresh, 'web/src/api/schema.d.ts is verouderd: draai `npm run api-types`.');
}

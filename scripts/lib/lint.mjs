import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { build } from './build.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/** The tools, the slowest first: each with its program in node_modules, and its arguments. */
const TOOLS = {
  prettier: ['prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  oxlint: ['oxlint/bin/oxlint'],
  eslint: ['eslint/bin/eslint.js', '--max-warnings=0', 'cms/src', 'web/src'],
  knip: ['knip/bin/knip.js'],
  'size-limit': ['size-limit/bin.js'],
};

export const LINTERS = Object.keys(TOOLS);

/** Prints what a tool reports when it finds something; returns whether it found nothing. */
async function passes(name) {
  // It weighs the build.
  if (name === 'size-limit') await build(['web']);
  const [program, ...args] = TOOLS[name];
  const began = Date.now();
  const file = path.join(root, 'node_modules', program);
  const { code, output } = await run(process.execPath, [file, ...args], { cwd: root, quiet: true });
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(code === 0 ? `✓ ${name} (${seconds} s)` : `\n${output.trim()}\n\n✗ ${name} (${seconds} s)`);
  return code === 0;
}

/**
 * Runs linters, beside each other as far as there are processors for them.
 * @param {string[]} [names] by default all
 * @returns {Promise<string[]>} the names of those that found something
 */
export async function lint(names = LINTERS) {
  const limit = pLimit(availableParallelism());
  const passed = await Promise.all(names.map((name) => limit(() => passes(name))));
  return names.filter((_, at) => !passed[at]);
}

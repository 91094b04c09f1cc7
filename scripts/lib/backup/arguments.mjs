import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StopError } from '../stop-error.mjs';

/** Relative to the operator's working directory: npm changes to the folder of the project. */
const fromHere = (file) => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);

/** @param {string} usage @param {import('node:util').ParseArgsConfig['options']} options */
function parse(usage, options) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file && others.length === 0) return { file: fromHere(file), ...values };
  } catch (error) {
    if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
  }
  throw new StopError(`Zo gebruik je dit: ${usage}`);
}

/** The file to write. */
export function backupArguments() {
  const { file } = parse('npm run backup -- BESTAND', {});
  if (existsSync(file)) throw new StopError(`${file} bestaat al. Kies een andere naam.`);
  if (!existsSync(path.dirname(file))) throw new StopError(`De map ${path.dirname(file)} bestaat niet.`);
  return { file };
}

/** The file to restore, and whether it may replace existing data. */
export function restoreArguments() {
  const { file, force = false } = parse('npm run restore -- BESTAND [--force]', {
    force: { type: 'boolean' },
  });
  if (!existsSync(file)) throw new StopError(`${file} bestaat niet.`);
  return { file, force };
}

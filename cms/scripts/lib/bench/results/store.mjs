import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** @typedef {import('./rows.mjs').Results} Results */

const machine = `${os.cpus()[0]?.model ?? 'unknown'}, ${os.cpus().length} cores, Node ${process.version}`;

/**
 * What parts found, last time each was measured.
 * @param {string} file
 * @returns {Results}
 */
export const readResults = (file) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).parts ?? {}) : {};

/**
 * Keeps what a part found, beside what others found before.
 * @param {string} file
 * @param {string} name
 * @param {import('./rows.mjs').Row[]} rows
 * @returns {Results} all there is now
 */
export function keepRows(file, name, rows) {
  const at = new Date().toISOString();
  const parts = { ...readResults(file), [name]: { at, machine, rows } };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ at, machine, parts }, null, 2)}\n`);
  return parts;
}

/**
 * The parts of these names, in their order; those that were never measured are left out.
 * @param {Results} results
 * @param {string[]} names
 * @returns {Results}
 */
export const getParts = (results, names) =>
  Object.fromEntries(names.filter((name) => results[name]).map((name) => [name, results[name]]));

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stamps } from './paths.mjs';

/** @param {string} entry */
function getFiles(entry) {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name));
}

/**
 * One hash over the names and contents of files, and of all files in folders.
 * @param {string} base
 * @param {string[]} entries relative to `base`
 */
export function computeHash(base, entries) {
  const hash = createHash('sha256');
  for (const file of entries.flatMap((entry) => getFiles(path.join(base, entry))).sort()) {
    hash
      .update(`${path.relative(base, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} name */
const stampFile = (name) => path.join(stamps, `${name}.stamp`);

/**
 * Whether a step last completed with this hash.
 * @param {string} name
 * @param {string} hash
 */
export function isStamped(name, hash) {
  const file = stampFile(name);
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}

/**
 * Records that a step completed with this hash.
 * @param {string} name
 * @param {string} hash
 */
export function stamp(name, hash) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stampFile(name), hash);
}

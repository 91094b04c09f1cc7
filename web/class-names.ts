import { createHash } from 'node:crypto';
import path from 'node:path';

/** Per CSS module: its prefix, and its class names in order. */
const files = new Map<string, { mark: string; names: Map<string, number> }>();

function getFile(file: string) {
  const known = files.get(file);
  if (known) return known;
  const address = path.relative(import.meta.dirname, file);
  const mark = createHash('sha256').update(address).digest('hex').slice(0, 5);
  const taken = [...files].find(([, other]) => other.mark === mark);
  if (taken) throw new Error(`${address} and ${taken[0]} get the same mark: make the marks longer.`);
  const made = { mark, names: new Map<string, number>() };
  files.set(file, made);
  return made;
}

/** The shortest possible class name, stable across builds: each occurs in both CSS and JavaScript of a first visit. */
export function shortClassName(name: string, filename: string): string {
  const { mark, names } = getFile(filename.replace(/\?.*/, ''));
  const place = names.get(name) ?? names.size;
  names.set(name, place);
  return `_${mark}${place.toString(36)}`;
}

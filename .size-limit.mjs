import { readFileSync } from 'node:fs';
import path from 'node:path';

const web = path.join(import.meta.dirname, 'web');
const dist = path.join(web, 'dist');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const limits = readJson(path.join(web, 'first-visit.json'));
const manifest = readJson(path.join(dist, '.vite', 'manifest.json'));

/** The names of an entry of the build and of all that it imports at once. */
function namesOf(name, known = new Set()) {
  if (known.has(name)) return known;
  known.add(name);
  for (const imported of manifest[name].imports ?? []) namesOf(imported, known);
  return known;
}

/** What every public page needs: index.html, or what it is drawn with and what starts the portal on that. */
const parts = ['index.html', 'src/start.ts'].flatMap((entry) =>
  [...namesOf(entry)].map((name) => manifest[name]),
);

/** As the server sends them. */
const weigh = (name, files, limit) => ({
  name,
  path: files.map((file) => path.join(dist, `${file}.br`)),
  limit: `${limit} B`,
  brotli: false,
});

export default [
  weigh(
    'Scripts of a first visit',
    parts.map(({ file }) => file),
    limits.script,
  ),
  weigh(
    'Styles of a first visit',
    parts.flatMap(({ css = [] }) => css),
    limits.stylesheet,
  ),
];

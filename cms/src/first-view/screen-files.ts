import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
});
const manifest = z.record(z.string(), chunk);

type Manifest = z.output<typeof manifest>;

const ENTRY = 'index.html';
const HOME = 'src/screens/home/home-screen.tsx';
const PAGE = 'src/screens/guide/page-screen.tsx';

/** A chunk with all that it imports, each once. */
function chunksOf(files: Manifest, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of files[name]?.imports ?? []) chunksOf(files, imported, found);
  return found;
}

/** The files of a screen that the entry does not bring, as links with which a browser fetches them at once. */
function linksOf(files: Manifest, screen: string): string {
  const entry = chunksOf(files, ENTRY);
  const own = [...chunksOf(files, screen)]
    .filter((name) => !entry.has(name))
    .flatMap((name) => files[name] ?? []);
  const scripts = own.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
  const styles = own
    .flatMap(({ css }) => css)
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`);
  return [...styles, ...scripts].join('');
}

/** Reads which files the portal was built into; gives the links of the screen that shows a page. */
export function readScreenFiles(folder: string): (slug: string) => string {
  const text = readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8');
  const files = manifest.parse(JSON.parse(text));
  const links = { home: linksOf(files, HOME), page: linksOf(files, PAGE) };
  return (slug) => (slug === 'home' ? links.home : links.page);
}

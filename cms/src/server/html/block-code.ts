import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { PublishedPage } from '../../api/page/lib/reads/live-page';
import { escapeHtml } from '../../utils/escape-html';

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    isDynamicEntry: z.boolean().default(false),
  }),
);

type Manifest = z.infer<typeof manifest>;

const RENDERER = /\/blocks\/([a-z-]+)\/renderer\.tsx$/;

const link = (rel: string, file: string): string =>
  `<link rel="${rel}" crossorigin href="/${escapeHtml(file)}" />`;

/** A file and what it imports, except what every page has. */
function getFiles(files: Manifest, name: string, known: Set<string>): string[] {
  const found = files[name];
  if (!found || known.has(name)) return [];
  known.add(name);
  return [
    link('modulepreload', found.file),
    ...found.css.map((file) => link('stylesheet', file)),
    ...found.imports.flatMap((each) => getFiles(files, each, known)),
  ];
}

/** Links that load the code of a page's blocks along with the code of the portal. */
export type BlockCode = (page: PublishedPage | null) => string;

/**
 * Reads which files of the portal's build (`folder`) each type of block needs besides those of every page.
 * Source: Vite's manifest, https://vite.dev/guide/backend-integration.
 */
export function readBlockCode(folder: string): BlockCode {
  const files = manifest.parse(JSON.parse(readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8')));
  const first = new Set<string>();
  getFiles(files, 'index.html', first);
  const types = new Map<string, readonly string[]>();
  for (const [name, { isDynamicEntry }] of Object.entries(files)) {
    const [, type] = RENDERER.exec(name) ?? [];
    if (type && isDynamicEntry) types.set(type, getFiles(files, name, new Set(first)));
  }
  return (page) => {
    const links = page?.blocks.flatMap(({ type }) => types.get(String(type)) ?? []);
    return [...new Set(links)].join('');
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { PublishedPage } from '../../api/page/lib/reads/live-page';

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    isDynamicEntry: z.boolean().default(false),
  }),
);

type Manifest = z.infer<typeof manifest>;

/** Addresses of scripts and style sheets. */
export interface Code {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What the portal's build has for pages. */
export interface PageCode {
  /** The address of the script that starts the portal on a page that is there before its scripts. */
  starter: string;
  /** The style sheets of every page. */
  common: readonly string[];
  /** What the blocks of a page need besides what every page has. */
  ofBlocks: (page: Pick<PublishedPage, 'slug' | 'blocks'> | null) => Code;
  /** The text of one of these style sheets. */
  readStyle: (address: string) => string;
}

/** A part of pages whose code comes later: a type of block, or the outline. */
const LATER = /\/(?:blocks\/([a-z-]+)\/renderer|pages\/outline)\.tsx$/;
const OUTLINE = 'outline';
const HOME = 'home';
const STARTER = 'src/start.ts';

/** A file and what it imports, except what every page has. */
function getFiles(files: Manifest, name: string, known: Set<string>): Code[] {
  const found = files[name];
  if (!found || known.has(name)) return [];
  known.add(name);
  return [
    { scripts: [`/${found.file}`], styles: found.css.map((file) => `/${file}`) },
    ...found.imports.flatMap((each) => getFiles(files, each, known)),
  ];
}

/** The styles of what a part loads later, with those of what that imports: the server draws that at once too. */
const getLaterStyles = (files: Manifest, name: string, known: Set<string>): Code => ({
  scripts: [],
  styles: (files[name]?.dynamicImports ?? []).flatMap((each) =>
    getFiles(files, each, known).flatMap(({ styles }) => styles),
  ),
});

const join = (parts: readonly Code[]): Code => ({
  scripts: [...new Set(parts.flatMap(({ scripts }) => scripts))],
  styles: [...new Set(parts.flatMap(({ styles }) => styles))],
});

/**
 * Reads which files of the portal's build (`folder`) each part of a page needs besides those of every page.
 * Source: Vite's manifest, https://vite.dev/guide/backend-integration.
 */
export function readPageCode(folder: string): PageCode {
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const files = manifest.parse(JSON.parse(read('.vite/manifest.json')));
  const starter = files[STARTER];
  if (!starter) throw new Error(`The portal's build has no ${STARTER}.`);
  const first = new Set<string>();
  const { styles: common } = join(getFiles(files, 'index.html', first));
  const types = new Map<string, Code>();
  for (const [name, { isDynamicEntry }] of Object.entries(files)) {
    const [part, type = OUTLINE] = LATER.exec(name) ?? [];
    if (!part || !isDynamicEntry) continue;
    const known = new Set(first);
    types.set(type, join([...getFiles(files, name, known), getLaterStyles(files, name, known)]));
  }
  const styles = [...common, ...join([...types.values()]).styles];
  const texts = new Map(styles.map((address) => [address, read(address)]));
  return {
    starter: `/${starter.file}`,
    common,
    ofBlocks: (page) => {
      const own = page ? page.blocks.map(({ type }) => String(type)) : [];
      // The home page has an opening of its own.
      const parts = page && page.slug !== HOME ? [OUTLINE, ...own] : own;
      return join(parts.flatMap((part) => types.get(part) ?? []));
    },
    readStyle: (address) => texts.get(address) ?? '',
  };
}

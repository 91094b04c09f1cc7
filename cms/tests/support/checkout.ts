import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';
import { makeScratchFolder } from '../../../scripts/lib/test/scratch-folder.mts';

/** What a start reads: sources, and what was built of them but for the panel. */
const COPIED = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'patches',
  'cms/package.json',
  'cms/tsconfig.json',
  'cms/config',
  'cms/database',
  'scripts',
  'cms/src',
  'cms/dist/config',
  'cms/dist/src',
  'web/package.json',
  'web/index.html',
  'web/vite.config.ts',
  'web/vite.server.config.ts',
  'web/class-names.ts',
  'web/slim-icons.ts',
  'web/smaller-first-visit.ts',
  'web/tsconfig.json',
  'web/src',
  'web/dist',
  ...['install', 'server', 'web'].map((part) => `node_modules/.portal/${part}.stamp`),
];

const PANEL = ['cms/dist/build', 'node_modules/.portal/panel.stamp'];

/** What is installed, which copies share; `eslint` tells that development dependencies are among it. */
const SHARED = [
  'cms/node_modules',
  'web/node_modules',
  'node_modules/eslint',
  'node_modules/typescript-native',
];

/** A copy of this checkout, by default one in which Strapi's panel was never built. Its maker removes it. */
export function copyCheckout({ panel = false, copy = makeScratchFolder('portal-checkout-') } = {}): string {
  for (const each of panel ? [...COPIED, ...PANEL] : COPIED) {
    cpSync(path.join(root, each), path.join(copy, each), { recursive: true, force: false });
  }
  mkdirSync(path.join(copy, 'node_modules'), { recursive: true });
  for (const each of SHARED) symlinkSync(path.join(root, each), path.join(copy, each), 'junction');
  return copy;
}

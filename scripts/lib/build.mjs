import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildPanel, buildServer, buildWeb } from './builders.mjs';
import { computeHash, isStamped, stamp } from './hash.mjs';
import { withLock } from './lock.mjs';
import { cmsDist, panelDist, root, stamps, webDist } from './paths.mjs';
import { tellStep } from './progress.mjs';

const LOCKFILES = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'patches'];

const WEB_INPUTS = [
  'package.json',
  'index.html',
  'vite.config.ts',
  'vite.server.config.ts',
  'class-names.ts',
  'slim-icons.ts',
  'smaller-first-visit.ts',
  '../scripts/lib/precompress.mjs',
  'tsconfig.json',
  'src',
  'public',
  // Code that the portal shares with the server.
  '../cms/src/shared',
  '../cms/config/env/api-prefix.ts',
];

/** What can be built, of what, and into what. */
const PARTS = {
  server: {
    title: 'server',
    inputs: ['cms/package.json', 'cms/tsconfig.json', 'cms/config', 'cms/src'],
    output: path.join(cmsDist, 'config', 'env', 'index.js'),
    build: buildServer,
  },
  panel: {
    title: 'beheerpaneel',
    inputs: [
      'cms/package.json',
      'cms/src/admin',
      'cms/src/plugins/portal/admin',
      'cms/src/plugins/portal/package.json',
      'cms/src/shared/log-words',
      'cms/config/admin.ts',
      'cms/config/plugins.ts',
    ],
    output: path.join(panelDist, 'index.html'),
    build: buildPanel,
  },
  web: {
    title: 'portal',
    inputs: WEB_INPUTS.map((input) => path.join('web', input)),
    output: path.join(webDist, 'index.html'),
    build: buildWeb,
  },
};

const LIST = new Intl.ListFormat('nl');

/** @param {string[]} names */
function getSentence(names) {
  const titles = LIST.format(names.map((name) => PARTS[name].title));
  return `${titles.charAt(0).toUpperCase()}${titles.slice(1)} bouwen`;
}

/** @typedef {'server' | 'panel' | 'web'} Part */

/** @param {Part} name */
const getHash = (name) => computeHash(root, [...LOCKFILES, ...PARTS[name].inputs]);

/** @param {Part} name */
export const isBuilt = (name, hash = getHash(name)) =>
  existsSync(PARTS[name].output) && isStamped(name, hash);

/**
 * @param {Part[]} names
 * @param {import('./builders.mjs').PanelOptions} options
 */
async function buildChanged(names, options) {
  const changed = names
    .map((name) => ({ name, hash: getHash(name) }))
    .filter(({ name, hash }) => !isBuilt(name, hash));
  if (changed.length === 0) return;
  const buildInOrder = async (parts) => {
    for (const { name, hash } of parts) {
      await PARTS[name].build(options);
      stamp(name, hash);
    }
  };
  const isWeb = ({ name }) => name === 'web';
  await tellStep(getSentence(changed.map(({ name }) => name)), async () => {
    // Beside each other, as each leaves a processor idle for a third of its time. The panel needs the compiled configuration.
    const forStrapi = buildInOrder(changed.filter((part) => !isWeb(part)));
    const done = await Promise.allSettled([forStrapi, buildInOrder(changed.filter(isWeb))]);
    for (const each of done) if (each.status === 'rejected') throw each.reason;
  });
}

/** The panel has a lock of its own, so that nobody waits for it who only wants to start the portal. */
const SOURCES_LOCK = `build ${stamps}`;
export const PANEL_LOCK = `panel ${stamps}`;

/**
 * Builds what changed since the last build.
 * @param {Part[]} [names] by default all
 * @param {import('./builders.mjs').PanelOptions} [options]
 */
export async function build(names = ['server', 'panel', 'web'], options = {}) {
  const { signal } = options;
  const work = () => buildChanged(names, options);
  const alone = names.includes('panel') ? () => withLock(PANEL_LOCK, work, signal) : work;
  await (names.some((name) => name !== 'panel') ? withLock(SOURCES_LOCK, alone, signal) : alone());
}

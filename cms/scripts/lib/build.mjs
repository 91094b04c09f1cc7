import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isolatedEnvironment } from './environment.mjs';
import { computeHash, isStamped, stamp } from './hash.mjs';
import { withLock } from './lock.mjs';
import { cms, cmsDist, root, stamps, web, webDist } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { mustRun } from './run.mjs';

const LOCKFILES = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/**
 * Replaces a folder by a new one; readers never see a partial one.
 * @param {string} fresh @param {string} target
 */
function swap(fresh, target) {
  const old = `${target}.old`;
  rmSync(old, { recursive: true, force: true });
  mkdirSync(path.dirname(target), { recursive: true });
  if (existsSync(target)) renameSync(target, old);
  renameSync(fresh, target);
  rmSync(old, { recursive: true, force: true });
}

/** @param {(folder: string) => Promise<void>} work */
async function inTemporaryFolder(parent, work) {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'build-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compiles the Strapi application without type checking, which `npm run typecheck` does. */
async function buildServer() {
  await inTemporaryFolder(path.join(cms, '.cache'), async (folder) => {
    const tsc = path.join(cms, 'node_modules', 'typescript', 'bin', 'tsc');
    const args = ['-p', 'tsconfig.json', '--noCheck', '--incremental', 'false', '--outDir', folder];
    await mustRun('Het vertalen van de server', process.execPath, [tsc, ...args], { cwd: cms });
    swap(path.join(folder, 'config'), path.join(cmsDist, 'config'));
    swap(path.join(folder, 'src'), path.join(cmsDist, 'src'));
  });
}

/** Leaves the compiled configuration as it is; without this file Strapi would find that of the application. */
const PANEL_TSCONFIG = {
  compilerOptions: {
    allowJs: true,
    noCheck: true,
    skipLibCheck: true,
    outDir: 'dist',
    rootDir: '.',
    types: [],
  },
  include: ['config'],
};

/**
 * Builds Strapi's admin panel. `strapi build` would also compile the application in place, so it gets a folder with only
 * the compiled configuration and the sources of the panel.
 */
async function buildPanel() {
  await inTemporaryFolder(path.join(cms, '.cache'), async (folder) => {
    cpSync(path.join(cms, 'package.json'), path.join(folder, 'package.json'));
    cpSync(path.join(cmsDist, 'config'), path.join(folder, 'config'), { recursive: true });
    // The panel shares some of the utilities.
    for (const part of ['admin', 'extensions', 'plugins', 'utils']) {
      const source = path.join(cms, 'src', part);
      if (existsSync(source)) cpSync(source, path.join(folder, 'src', part), { recursive: true });
    }
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(PANEL_TSCONFIG));
    const strapi = path.join(cms, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
    await mustRun('Het bouwen van het beheerpaneel', process.execPath, [strapi, 'build'], {
      cwd: folder,
      env: panelEnvironment(folder),
    });
    swap(path.join(folder, 'dist', 'build'), path.join(cmsDist, 'build'));
  });
}

/** The panel is the same for every installation, so it has every optional screen; routes and links depend on the settings. */
const panelEnvironment = (folder) => ({
  ...isolatedEnvironment(),
  DATA_DIR: folder,
  MAINTAINER_OIDC_ISSUER: 'https://127.0.0.1',
  MAINTAINER_OIDC_CLIENT_ID: 'build',
  MAINTAINER_OIDC_CLIENT_SECRET: 'build',
});

/** @param {string[]} options */
async function runVite(options) {
  const vite = path.join(web, 'node_modules', 'vite', 'bin', 'vite.js');
  await mustRun('Het bouwen van de portal', process.execPath, [vite, 'build', '--emptyOutDir', ...options], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** Builds the portal for browsers, and below it, hidden from them, what draws its pages on the server. */
async function buildWeb() {
  await inTemporaryFolder(path.join(web, '.cache'), async (folder) => {
    const fresh = path.join(folder, 'dist');
    await runVite(['--outDir', fresh]);
    precompress(fresh);
    await runVite(['--config', 'vite.server.config.ts', '--outDir', path.join(fresh, '.server')]);
    swap(fresh, webDist);
  });
}

const WEB_INPUTS = [
  'package.json',
  'index.html',
  'vite.config.ts',
  'vite.server.config.ts',
  'class-names.ts',
  'slim-icons.ts',
  '../cms/scripts/lib/precompress.mjs',
  'tsconfig.json',
  'src',
  'public',
  // Code that the portal shares with the server.
  '../cms/src/utils',
  '../cms/config/env/api-prefix.ts',
];

/** The server and then the panel, which needs its compiled configuration. Each step has its inputs. */
const forStrapi = [
  {
    name: 'server',
    sentence: 'Server vertalen…',
    hash: () =>
      computeHash(root, [...LOCKFILES, 'cms/package.json', 'cms/tsconfig.json', 'cms/config', 'cms/src']),
    output: path.join(cmsDist, 'config', 'env', 'index.js'),
    build: buildServer,
  },
  {
    name: 'panel',
    sentence: 'Beheerpaneel bouwen (dit duurt ongeveer een minuut)…',
    hash: () =>
      computeHash(root, [
        ...LOCKFILES,
        'cms/package.json',
        'cms/src/admin',
        'cms/src/plugins/portal/admin',
        'cms/src/plugins/portal/package.json',
        'cms/src/utils/log-words',
        'cms/config/admin.ts',
        'cms/config/plugins.ts',
      ]),
    output: path.join(cmsDist, 'build', 'index.html'),
    build: buildPanel,
  },
];
const forBrowsers = [
  {
    name: 'web',
    sentence: 'Portal bouwen…',
    hash: () => computeHash(root, [...LOCKFILES, ...WEB_INPUTS.map((input) => path.join('web', input))]),
    output: path.join(webDist, 'index.html'),
    build: buildWeb,
  },
];

async function buildAll(steps, names) {
  for (const step of steps.filter(({ name }) => !names || names.includes(name))) {
    const hash = step.hash();
    if (existsSync(step.output) && isStamped(step.name, hash)) continue;
    console.log(step.sentence);
    await step.build();
    stamp(step.name, hash);
  }
}

/**
 * Builds what changed since the last build.
 * @param {('server' | 'panel' | 'web')[]} [names] by default all
 */
export async function build(names) {
  await withLock(`build ${stamps}`, async () => {
    // Beside each other, as each leaves a processor idle for a third of its time.
    const done = await Promise.allSettled([buildAll(forStrapi, names), buildAll(forBrowsers, names)]);
    for (const each of done) if (each.status === 'rejected') throw each.reason;
  });
}

import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { computeHash, isStamped, stamp } from './hash.mjs';
import { withLock } from './lock.mjs';
import { cms, cmsDist, root, stamps, web, webDist } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { mustRun } from './run.mjs';

const LOCKFILES = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/**
 * Replaces a folder by a new one; a reader sees the old or the new one, never a half.
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

/** Compiles the Strapi application; types are checked by `npm run typecheck`, not at every start. */
async function buildServer() {
  await inTemporaryFolder(path.join(cms, '.cache'), async (folder) => {
    const tsc = path.join(cms, 'node_modules', 'typescript', 'bin', 'tsc');
    const args = ['-p', 'tsconfig.json', '--noCheck', '--incremental', 'false', '--outDir', folder];
    await mustRun('Het vertalen van de server', process.execPath, [tsc, ...args], { cwd: cms });
    swap(path.join(folder, 'config'), path.join(cmsDist, 'config'));
    swap(path.join(folder, 'src'), path.join(cmsDist, 'src'));
  });
}

/** Takes the compiled configuration as it is; without a file of its own Strapi would find that of the application. */
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
 * Builds Strapi's admin panel. `strapi build` also compiles the whole application, each time and in place; given a folder
 * with only the compiled configuration and the panel's own sources it does nothing but the panel.
 */
async function buildPanel() {
  await inTemporaryFolder(path.join(cms, '.cache'), async (folder) => {
    cpSync(path.join(cms, 'package.json'), path.join(folder, 'package.json'));
    cpSync(path.join(cmsDist, 'config'), path.join(folder, 'config'), { recursive: true });
    for (const part of ['admin', 'extensions', 'plugins']) {
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

/** The panel is the same for every installation: the settings of this one stay out of it. */
function panelEnvironment(folder) {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    SystemRoot,
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    APP_SECRET: randomBytes(32).toString('hex'),
    DATA_DIR: folder,
    // With all that can be switched on: what is off has no calls to answer its screens, and no link to them.
    MAINTAINER_OIDC_ISSUER: 'https://127.0.0.1',
    MAINTAINER_OIDC_CLIENT_ID: 'build',
    MAINTAINER_OIDC_CLIENT_SECRET: 'build',
  };
}

async function buildWeb() {
  await inTemporaryFolder(path.join(web, '.cache'), async (folder) => {
    const vite = path.join(web, 'node_modules', 'vite', 'bin', 'vite.js');
    const fresh = path.join(folder, 'dist');
    await mustRun(
      'Het bouwen van de portal',
      process.execPath,
      [vite, 'build', '--outDir', fresh, '--emptyOutDir'],
      {
        cwd: web,
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
    precompress(fresh);
    swap(fresh, webDist);
  });
}

const WEB_INPUTS = [
  ...['package.json', 'index.html', 'vite.config.ts', 'class-names.ts', 'tsconfig.json', 'src', 'public'],
  // What the portal shares with the server.
  ...['../cms/src/utils', '../cms/config/env/api-prefix.ts'],
];

/** What is built, from what, and into which file. In this order: the panel needs the compiled configuration. */
const steps = [
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
        'cms/config/admin.ts',
        'cms/config/plugins.ts',
      ]),
    output: path.join(cmsDist, 'build', 'index.html'),
    build: buildPanel,
  },
  {
    name: 'web',
    sentence: 'Portal bouwen…',
    hash: () => computeHash(root, [...LOCKFILES, ...WEB_INPUTS.map((input) => path.join('web', input))]),
    output: path.join(webDist, 'index.html'),
    build: buildWeb,
  },
];

/**
 * Builds what changed since the last build.
 * @param {('server' | 'panel' | 'web')[]} [names] only these; all when left out
 */
export async function build(names) {
  await withLock(`build ${stamps}`, async () => {
    for (const step of steps.filter(({ name }) => !names || names.includes(name))) {
      const hash = step.hash();
      if (existsSync(step.output) && isStamped(step.name, hash)) continue;
      console.log(step.sentence);
      await step.build();
      stamp(step.name, hash);
    }
  });
}

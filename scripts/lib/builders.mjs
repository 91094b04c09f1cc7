import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isolatedEnvironment } from './environment.mjs';
import { cms, cmsDist, panelDist, root, web, webDist } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { mustRun } from './run.mjs';

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

/**
 * Gives a task an empty folder, and removes it afterwards. Each kind of build has one, as only one of a kind runs: what a
 * killed one left is removed by the next.
 * @param {string} folder
 * @param {() => Promise<void>} work
 */
async function inEmptyFolder(folder, work) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Compiles the Strapi application without type checking, which `npm run typecheck` does.
 * @param {string} folder
 */
export async function compileServer(folder) {
  const tsc = path.join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
  const args = [tsc, '-p', 'tsconfig.json', '--noCheck', '--outDir', folder];
  await mustRun('Het bouwen van de server', process.execPath, args, { cwd: cms, tied: true });
}

export async function buildServer() {
  const folder = path.join(cms, '.cache', 'server');
  await inEmptyFolder(folder, async () => {
    await compileServer(folder);
    swap(path.join(folder, 'config'), path.join(cmsDist, 'config'));
    swap(path.join(folder, 'src'), path.join(cmsDist, 'src'));
  });
}

/** @typedef {Pick<import('./run.mjs').Options, 'yields' | 'signal'>} PanelOptions how the panel is built */

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
 * @param {PanelOptions} options
 */
export async function buildPanel(options) {
  const folder = path.join(cms, '.cache', 'panel');
  await inEmptyFolder(folder, async () => {
    cpSync(path.join(cms, 'package.json'), path.join(folder, 'package.json'));
    cpSync(path.join(cmsDist, 'config'), path.join(folder, 'config'), { recursive: true });
    // The panel shows the log in the portal's words.
    for (const part of ['admin', 'extensions', 'plugins', 'shared']) {
      const source = path.join(cms, 'src', part);
      if (existsSync(source)) cpSync(source, path.join(folder, 'src', part), { recursive: true });
    }
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(PANEL_TSCONFIG));
    const strapi = path.join(cms, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
    await mustRun('Het bouwen van het beheerpaneel', process.execPath, [strapi, 'build'], {
      ...options,
      cwd: folder,
      env: panelEnvironment(folder),
      tied: true,
    });
    swap(path.join(folder, 'dist', 'build'), panelDist);
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
    tied: true,
  });
}

/** Builds the portal for browsers, and below it, hidden from them, what draws its pages on the server. */
export async function buildWeb() {
  const folder = path.join(web, '.cache', 'build');
  await inEmptyFolder(folder, async () => {
    const fresh = path.join(folder, 'dist');
    await runVite(['--outDir', fresh]);
    precompress(fresh);
    await runVite(['--config', 'vite.server.config.ts', '--outDir', path.join(fresh, '.server')]);
    swap(fresh, webDist);
  });
}

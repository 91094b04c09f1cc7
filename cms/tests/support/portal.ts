import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Core } from '@strapi/types';
import { inject } from 'vitest';
import { startPortal as boot } from '../../../scripts/lib/portal.mjs';
import { spawnPortal } from '../../../scripts/lib/spawn-portal.mjs';
import { type Client, client } from './client';
import { dropDatabase } from './databases';
import { onFreePort } from './free-port';
import { ADMIN, beginsAlike, settings, type Variables, withoutOwnSettings } from './settings';
import { emptyStore, startedStore, type Store } from './templates';
import './global-setup';

export { ADMIN, MAINTAINER } from './settings';

/** How a portal under test differs from the usual one. */
export interface PortalOptions {
  /** Variables besides, or instead of, those in `settings.ts`. */
  env?: Variables;
  demo?: boolean;
  /** Another compiled application than that of this run. */
  distDir?: string;
}

/** A portal that runs for tests. */
export interface Portal extends Store {
  url: string;
  /** Calls below /api/v1, as nobody. */
  api: Client;
  /** Calls of whole paths, as /_health. */
  site: Client;
  /** Calls below /api/v1, as the first admin; logged in once. */
  admin: () => Promise<Client>;
  stop: () => Promise<void>;
}

/** A portal in the process of the tests. */
export interface OwnPortal extends Portal {
  strapi: Core.Strapi;
}

declare global {
  /** The portal that files share: each has modules of its own, and only this object is that of their process. */
  var sharedPortal: Promise<OwnPortal> | undefined;
}

export function portalAt(port: number, store: Store, stop: () => Promise<void>): Portal {
  const url = `http://127.0.0.1:${port}`;
  const api = client(url);
  let admin: Promise<Client> | undefined;
  return {
    ...store,
    url,
    api,
    site: client(url, ''),
    admin: () => (admin ??= api.as(ADMIN.email, ADMIN.password)),
    stop,
  };
}

/** What a new portal with these options begins with. */
export function newStore({ env = {}, demo = false }: PortalOptions): Promise<Store> {
  return beginsAlike(env) ? startedStore(inject('run'), demo) : emptyStore(inject('run'));
}

export async function dropStore({ databaseUrl, dataDir }: Store): Promise<void> {
  await dropDatabase(databaseUrl);
  rmSync(dataDir, { recursive: true, force: true });
}

/** Forgets the modules of the compiled application, which hold its state; those of Strapi stay, and are most of the time. */
function forgetModules(distDir: string): void {
  const { cache } = createRequire(path.join(distDir, 'src', 'index.js'));
  for (const file of Object.keys(cache)) {
    if (file.startsWith(distDir)) Reflect.deleteProperty(cache, file);
  }
}

/**
 * Boots the real portal in the process of this test file, on a database of its own. One at a time, because there is one
 * `strapi` in a process: what `shared-portal.ts` started ends here. `startPortalProcess` is for a second one.
 */
export async function startPortal(options: PortalOptions = {}): Promise<OwnPortal> {
  const shared = globalThis.sharedPortal;
  globalThis.sharedPortal = undefined;
  await shared?.then(({ stop }) => stop());
  const store = await newStore(options);
  const distDir = options.distDir ?? inject('run').distDir;
  const { port, running } = await onFreePort((port) => {
    const own = settings({ port, ...store, demo: options.demo ?? false, env: options.env ?? {} });
    process.env = { ...withoutOwnSettings(process.env), ...own };
    forgetModules(distDir);
    return boot({ host: '127.0.0.1', port }, distDir);
  });
  const stop = async () => {
    await running.stop(1000);
    await dropStore(store);
  };
  return { ...portalAt(port, store, stop), strapi: running.strapi };
}

/** Boots a portal in a process of its own; `beside` another one it is a second instance on the same data. */
export async function startPortalProcess({
  beside,
  ...options
}: PortalOptions & { beside?: Store } = {}): Promise<Portal> {
  const store = beside ?? (await newStore(options));
  const { databaseUrl, dataDir } = store;
  const { port, running: end } = await onFreePort((port) => {
    const own = settings({
      port,
      databaseUrl,
      dataDir,
      demo: options.demo ?? false,
      env: options.env ?? {},
    });
    return spawnPortal({ ...withoutOwnSettings(process.env), ...own }, inject('run').distDir);
  });
  return portalAt(port, { databaseUrl, dataDir }, async () => {
    await end();
    if (!beside) await dropStore(store);
  });
}

import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { makeDataDir } from '../../../scripts/lib/data-dir.mjs';
import { spawnPortal } from '../../../scripts/lib/spawn-portal.mjs';
import { onFreePort } from './free-port';
import { dropStore, newStore, type Portal, portalAt } from './portal';
import { settings, type Variables, withoutOwnSettings } from './settings';
import type { Store } from './templates';

/** A portal in a process of its own, to which things happen. */
export interface MortalPortal extends Portal {
  pid: () => number;
  /** Ends it in order; what it has stays. */
  end: () => Promise<void>;
  /** Kills it, as a power cut or the kernel would: nothing is finished. */
  kill: () => Promise<void>;
  /** Starts it again on what it left behind, on the same port. */
  start: () => Promise<void>;
}

export interface MortalOptions {
  env?: Variables;
  /** An empty database elsewhere, which this portal does not take away. */
  databaseUrl?: string;
}

async function storeFor({ env, databaseUrl }: MortalOptions): Promise<Store> {
  if (databaseUrl === undefined) return newStore({ env });
  const dataDir = mkdtempSync(path.join(inject('run').folder, 'data-'));
  makeDataDir(dataDir);
  return { dataDir, databaseUrl };
}

/** Boots a portal that may be killed and started again. */
export async function startMortalPortal(options: MortalOptions = {}): Promise<MortalPortal> {
  const store = await storeFor(options);
  const boot = (port: number) => {
    const own = settings({ port, ...store, demo: false, env: options.env ?? {} });
    return spawnPortal({ ...withoutOwnSettings(process.env), ...own }, inject('run').distDir);
  };
  const first = await onFreePort(boot);
  const { port } = first;
  let { running } = first;

  const end = (): Promise<void> => running();
  const stop = async (): Promise<void> => {
    await end();
    await dropStore(store);
  };
  return {
    ...portalAt(port, store, stop),
    end,
    pid: () => running.pid,
    async kill() {
      const exited = once(running.child, 'exit');
      running.child.kill('SIGKILL');
      await exited;
    },
    async start() {
      running = await boot(port);
    },
  };
}

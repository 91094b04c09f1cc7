import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ADMIN } from './accounts';
import { freePort } from './free-port';

const SCRIPT = path.join(import.meta.dirname, 'serve-own-portal.mjs');

/** A portal for one test, without the demo, that may be stopped. */
export interface OwnPortal {
  url: string;
  /** Stops the server with SIGTERM, and waits until it is gone. */
  stop: () => Promise<void>;
  /** Restarts the server at the same address, with the same data. */
  start: () => Promise<void>;
}

/** Runs a task with a temporary, empty portal. */
export async function withOwnPortal(work: (portal: OwnPortal) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-own-'));
  const port = String(await freePort());
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: dataDir,
    DEMO: 'false',
    STRAPI_ADMIN: 'off',
    PUBLIC_URL: '',
    DATABASE_URL: '',
    SMTP_URL: '',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  let server: ReturnType<typeof fork> | undefined;
  const portal: OwnPortal = {
    url: `http://127.0.0.1:${port}`,
    async start() {
      server = fork(SCRIPT, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      const [first] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
      if (first !== 'ready') throw new Error('The portal ended before it was up');
    },
    async stop() {
      if (!server) return;
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      server = undefined;
      await exited;
    },
  };
  try {
    await portal.start();
    await work(portal);
  } finally {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { freePort } from '../../scripts/lib/postgres.mjs';
import type { Variables } from './settings';

const BUCKET = 'huisstijl';

/** An S3 server with one empty bucket. */
export interface S3Server {
  /** The portal's settings for it. */
  env: Variables;
  endpoint: string;
  /** The keys of what it keeps, in order. */
  keys: () => string[];
  /** Ends it, whatever it is doing. */
  down: () => Promise<void>;
  /** Starts it again with what it kept. */
  up: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts an S3 server. */
export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 's3-'));
  const port = await freePort();
  mkdirSync(path.join(directory, BUCKET));
  const endpoint = `http://127.0.0.1:${port}`;
  const make = () =>
    new S3rver({
      port,
      address: '127.0.0.1',
      directory,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [],
    });
  let server = make();
  await server.run();
  const down = async (): Promise<void> => {
    const closed = server.close();
    server.httpServer.closeAllConnections();
    await closed;
  };
  return {
    endpoint,
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    keys: () =>
      readdirSync(path.join(directory, BUCKET))
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.replace(/\._S3rver_object$/, ''))
        .sort(),
    down,
    async up() {
      server = make();
      await server.run();
    },
    async stop() {
      await down().catch(() => undefined);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

import { once } from 'node:events';
import { freePort } from '../../../scripts/lib/postgres.mjs';
import { createS3Server } from './s3-server';
import type { Variables } from './settings';

const BUCKET = 'huisstijl';
const ACCESS_KEY = 'sleutel-van-de-proef';

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
}

export async function startS3(): Promise<S3Server> {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const { server, keys } = createS3Server(BUCKET, ACCESS_KEY);
  const up = async (): Promise<void> => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  };
  await up();
  return {
    endpoint,
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: ACCESS_KEY,
      S3_SECRET_ACCESS_KEY: ACCESS_KEY,
    },
    keys,
    up,
    async down() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

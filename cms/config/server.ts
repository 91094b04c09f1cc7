import path from 'node:path';
import { deriveKey } from './env/app-secret';
import { getEnv } from './env';

const SECOND = 1000;

const TIMES = {
  headersTimeout: 20 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  // A large file over a slow line takes hours; one that trickles is cut in src/server.
  requestTimeout: 2 * 3600 * SECOND,
  // Longer than proxies keep theirs: they would use a connection that is just being closed.
  keepAliveTimeout: 75 * SECOND,
  // Node's own answer would lack the headers of every answer: src/middlewares/plain-paths.ts refuses.
  requireHostHeader: false,
};

export default () => {
  const env = getEnv();
  return {
    host: env.host,
    port: env.port,
    url: env.publicUrl,
    // Of X-Forwarded-For only the last address was written by our own proxy.
    proxy: { koa: env.trustProxy, maxIpsCount: 1 },
    app: { keys: [deriveKey(env.appSecret, 'cookies')] },
    http: { serverOptions: TIMES },
    // Strapi serves this folder to everyone: nothing of ours is in it.
    dirs: { public: path.join(env.dataDir, 'public') },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
  };
};

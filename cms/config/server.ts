import path from 'node:path';
import { deriveKey } from './env/app-secret';
import { getEnv } from './env';

const SECOND = 1000;

const TIMES = {
  headersTimeout: 20 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  // A large upload may take hours; src/server/security/slow-bodies aborts one that stalls.
  requestTimeout: 2 * 3600 * SECOND,
  // Longer than that of proxies, which could otherwise reuse a connection that is being closed.
  keepAliveTimeout: 75 * SECOND,
  // src/middlewares/plain-paths refuses them instead, with the usual headers.
  requireHostHeader: false,
};

export default () => {
  const env = getEnv();
  return {
    host: env.host,
    port: env.port,
    url: env.publicUrl,
    // Only the last address of X-Forwarded-For was added by our own proxy.
    proxy: { koa: env.trustProxy, maxIpsCount: 1 },
    app: { keys: [deriveKey(env.appSecret, 'cookies')] },
    http: { serverOptions: TIMES },
    // Strapi serves this folder publicly, so the portal stores nothing in it.
    dirs: { public: path.join(env.dataDir, 'public') },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
  };
};

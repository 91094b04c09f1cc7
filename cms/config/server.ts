import path from 'node:path';
import { deriveKey } from './env/app-secret';
import { getEnv } from './env';

const UPLOAD_HOURS = 2;

export default () => {
  const env = getEnv();
  return {
    host: env.host,
    port: env.port,
    url: env.publicUrl,
    // Of X-Forwarded-For only the last address was written by our own proxy.
    proxy: { koa: env.trustProxy, maxIpsCount: 1 },
    app: { keys: [deriveKey(env.appSecret, 'cookies')] },
    // A large file over a slow line takes longer than Node's default of five minutes.
    http: { serverOptions: { requestTimeout: UPLOAD_HOURS * 3_600_000 } },
    // Strapi serves this folder to everyone: nothing of ours is in it.
    dirs: { public: path.join(env.dataDir, 'public') },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
  };
};

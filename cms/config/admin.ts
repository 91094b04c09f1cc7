import { deriveKey } from './env/app-secret';
import { getEnv } from './env';

export default () => {
  const env = getEnv();
  return {
    url: '/beheer',
    serveAdminPanel: env.strapiAdmin,
    autoOpen: false,
    auth: {
      secret: deriveKey(env.appSecret, 'admin-jwt'),
      // The panel stands at /beheer and its API at /admin: both must see the cookie.
      cookie: { path: '/', sameSite: 'lax', ...(env.publicUrl.startsWith('https:') && { secure: true }) },
    },
    apiToken: { salt: deriveKey(env.appSecret, 'api-token') },
    transfer: { token: { salt: deriveKey(env.appSecret, 'transfer-token') } },
    secrets: { encryptionKey: deriveKey(env.appSecret, 'encryption') },
    flags: { nps: false, promoteEE: false, docLinks: false },
    ai: { enabled: false },
  };
};

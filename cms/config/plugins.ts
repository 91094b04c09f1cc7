import path from 'node:path';
import { deriveKey } from './env/app-secret';
import { getEnv } from './env';

export default () => {
  const env = getEnv();
  return {
    // Relative to this file, because the server is compiled to another folder than where the panel is built.
    portal: { enabled: true, resolve: path.join(__dirname, '..', 'src', 'plugins', 'portal') },
    // Only its list of who may log in, and the screen for it: src/plugins/portal/server/sign-on does the login.
    'strapi-plugin-sso': {
      enabled: env.maintainerOidc !== undefined,
      config: { USE_WHITELIST: true, REMEMBER_ME: false },
    },
    'users-permissions': { config: { jwtSecret: deriveKey(env.appSecret, 'users-permissions-jwt') } },
    // src/extensions/upload replaces the provider and validates files, so Strapi's own list of types stays empty.
    upload: {
      config: {
        provider: 'local',
        sizeLimit: env.uploadMaxBytes,
        breakpoints: {},
        security: { deniedTypes: [] },
      },
    },
  };
};

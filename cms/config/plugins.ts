import path from 'node:path';
import { deriveKey } from './env/app-secret';
import { getEnv } from './env';

export default () => {
  const env = getEnv();
  return {
    // What extends Strapi's panel. From here, because the compiled server and the panel's build stand in other folders.
    portal: { enabled: true, resolve: path.join(__dirname, '..', 'src', 'plugins', 'portal') },
    // How maintainers log in: src/plugins/portal/server/sign-on. The plugin keeps who may, and shows its list in the panel.
    'strapi-plugin-sso': {
      enabled: env.maintainerOidc !== undefined,
      config: { USE_WHITELIST: true, REMEMBER_ME: false },
    },
    'users-permissions': { config: { jwtSecret: deriveKey(env.appSecret, 'users-permissions-jwt') } },
    // Where and how files are kept: src/extensions/upload. What they may be is checked there, so Strapi's own list stays empty.
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

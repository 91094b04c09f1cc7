import { deriveKey } from './env/app-secret';
import { getEnv } from './env';

export default () => {
  const env = getEnv();
  return {
    'users-permissions': { config: { jwtSecret: deriveKey(env.appSecret, 'users-permissions-jwt') } },
    upload: { config: { sizeLimit: env.uploadMaxBytes, breakpoints: {} } },
  };
};

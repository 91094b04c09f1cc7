import { getEnv } from './env';

/** `strapi.config.get('portal')` gives the same settings as `getEnv()`. */
export default () => getEnv();

/**
 * Every setting of the portal, read from the environment once. A folder, because Strapi takes each file beside it for configuration.
 * `loadEnv` is pure; `getEnv` is the one memoised value that the configuration files and the application use.
 */
import { ensureAppSecret } from './app-secret';
import { InvalidEnv, parseEnv, type ParsedEnv } from './schema';

/** The settings of this process, with the secret from which every key is derived. */
export interface Env extends ParsedEnv {
  appSecret: string;
}

/** Reads and checks all settings; a missing secret is generated into the data directory. */
export function loadEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = parseEnv(source);
  if (parsed.appSecret) return { ...parsed, appSecret: parsed.appSecret };
  if (parsed.production && !parsed.embeddedDatabase) {
    throw new InvalidEnv([
      'APP_SECRET: verplicht zodra NODE_ENV=production en DATABASE_URL is gezet; toegestaan: minstens 32 tekens, bijvoorbeeld uit "openssl rand -hex 32".',
    ]);
  }
  return { ...parsed, appSecret: ensureAppSecret(parsed.dataDir) };
}

let memo: Env | undefined;

/** The settings of this process; read at the first call. Throws `InvalidEnv` when one is wrong. */
export function getEnv(): Env {
  memo ??= loadEnv(process.env);
  return memo;
}

/**
 * All settings of the portal, read from the environment. In a folder, because Strapi loads every file in `config` as
 * configuration.
 */
import { ensureAppSecret } from './app-secret';
import { getDataDirProblem } from './data-dir-problem';
import { InvalidEnv, parseEnv, type ParsedEnv } from './schema';

/** All settings, including the secret from which every key is derived. */
export interface Env extends ParsedEnv {
  appSecret: string;
  /** Whether the portal made that secret itself, because the operator gave none. */
  ownAppSecret: boolean;
}

function makeAppSecret(dataDir: string): string {
  let secret: string;
  try {
    secret = ensureAppSecret(dataDir);
  } catch (error) {
    throw new InvalidEnv([getDataDirProblem(error, dataDir)]);
  }
  if (secret !== '') return secret;
  throw new InvalidEnv([
    `DATA_DIR: het bestand app-secret in ${dataDir} is leeg. Zet het terug uit een back-up, of verwijder het: dan gaan mails die nog wachten verloren.`,
  ]);
}

/** Parses all settings; generates a missing secret in the data directory. Throws `InvalidEnv`. */
export function loadEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = parseEnv(source);
  if (parsed.appSecret) return { ...parsed, appSecret: parsed.appSecret, ownAppSecret: false };
  if (parsed.production && !parsed.embeddedDatabase) {
    throw new InvalidEnv([
      'APP_SECRET: verplicht zodra NODE_ENV=production en DATABASE_URL is gezet; toegestaan: minstens 32 tekens, bijvoorbeeld uit "openssl rand -hex 32".',
    ]);
  }
  return { ...parsed, appSecret: makeAppSecret(parsed.dataDir), ownAppSecret: true };
}

let memo: Env | undefined;

/** The settings of this process, parsed on first use. Throws `InvalidEnv`. */
export function getEnv(): Env {
  memo ??= loadEnv(process.env);
  return memo;
}

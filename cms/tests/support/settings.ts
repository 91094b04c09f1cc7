import { variableNames } from '../../config/env/schema';

/** The accounts that every portal under test begins with. */
export const ADMIN = { email: 'beheerder@example.org', password: 'een-lang-wachtwoord-1' };
export const MAINTAINER = { email: 'onderhoud@example.org', password: 'Een-lang-wachtwoord-2' };

/** A portal that starts with one of these does not begin as the others do. */
const SEED_VARIABLES = [
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'MAINTAINER_EMAIL',
  'MAINTAINER_PASSWORD',
  'PRODUCT_NAME',
  'PRODUCT_SLUG',
  'REGISTRATION',
  'REGISTRATION_DOMAINS',
  'MAIL_FROM',
];

export type Variables = Record<string, string>;

/** Whether the first contents of a portal with these variables are the same as without. */
export const beginsAlike = (env: Variables) => SEED_VARIABLES.every((name) => !(name in env));

/** The variables of a portal under test. */
export function settings(own: {
  port: number;
  dataDir: string;
  databaseUrl: string;
  demo: boolean;
  env: Variables;
}): Variables {
  return {
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    HOST: '127.0.0.1',
    PORT: String(own.port),
    DATA_DIR: own.dataDir,
    DATABASE_URL: own.databaseUrl,
    DEMO: String(own.demo),
    APP_SECRET: 'een geheim dat alleen de tests kennen',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    MAINTAINER_EMAIL: MAINTAINER.email,
    MAINTAINER_PASSWORD: MAINTAINER.password,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    // A machine that is busy with tests says nothing about statements.
    SLOW_QUERY_MS: '0',
    ...own.env,
  };
}

/** Takes the portal's own variables of this machine away, so that every machine gives the same tests. */
export function withoutOwnSettings(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = (name: string) =>
    variableNames.includes(name.replace(/_FILE$/, '')) || /^(S3|SAML|MAINTAINER_OIDC)_/.test(name);
  return Object.fromEntries(Object.entries(source).filter(([name]) => !own(name)));
}

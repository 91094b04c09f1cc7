import path from 'node:path';
import { z } from 'zod';
import * as field from './fields';
import { parseMaintainerOidc, type MaintainerOidcSettings } from './maintainer-oidc';
import { metricsProblems, metricsSettings, type MetricsSettings } from './metrics';
import { parseS3, type S3Settings } from './s3';
import { parseSamlProviders, type SamlProviderSettings } from './saml';
import { repositoryRoot } from './repository-root';
import { withSecretFiles } from './secret-files';

/** Thrown when settings are invalid; each problem is a line that starts with the name of a variable. */
export class InvalidEnv extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      `De portal start niet. Pas deze instellingen aan:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
    this.name = 'InvalidEnv';
  }
}

// The proxy would have to sign its requests to the bucket.
const PROXY_WITH_S3 =
  'DOWNLOADS_BY_PROXY: toegestaan: alleen zonder S3_BUCKET. Bestanden in S3 verstuurt de portal zelf.';

const DEFAULT_UPLOAD_BYTES = String(500 * 1024 * 1024);

const variables = z.object({
  NODE_ENV: z.string().optional(),
  HOST: field.host().prefault('127.0.0.1'),
  PORT: field.wholeNumber(1, 65_535).prefault('1337'),
  PUBLIC_URL: field.origin().optional(),
  DATA_DIR: z.string().prefault('.data'),
  DATABASE_URL: field
    .address(['postgres:', 'postgresql:'], 'postgres://naam:wachtwoord@server:5432/portal')
    .optional(),
  DATABASE_LISTEN_URL: field
    .address(['postgres:', 'postgresql:'], 'postgres://naam:wachtwoord@server:5432/portal')
    .optional(),
  // Set by the start script when it runs the embedded database.
  EMBEDDED_DATABASE_URL: z.string().optional(),
  ADMIN_EMAIL: field.email().prefault('admin@example.org'),
  ADMIN_PASSWORD: field.text(12, 128).optional(),
  MAINTAINER_EMAIL: field.email().prefault('maintainer@example.org'),
  MAINTAINER_PASSWORD: field.text(12, 72).optional(),
  STRAPI_ADMIN: field.toggle('on of off').prefault('on'),
  DEMO: field.toggle('true of false').optional(),
  APP_SECRET: field.text(32, 1024).optional(),
  SMTP_URL: field.address(['smtp:', 'smtps:'], 'smtps://naam:wachtwoord@mail.voorbeeld.nl:465').optional(),
  MAIL_FROM: field.sender().optional(),
  STRIP_LOCATION: field.toggle('on of off').prefault('on'),
  UPLOAD_MAX_BYTES: field.wholeNumber(1, Number.MAX_SAFE_INTEGER).prefault(DEFAULT_UPLOAD_BYTES),
  PRODUCT_NAME: field.text(1, 100).prefault('Noorderlicht'),
  PRODUCT_SLUG: field.slug().optional(),
  REGISTRATION: z.enum(['open', 'closed'], 'toegestaan: open of closed.').prefault('open'),
  REGISTRATION_DOMAINS: field.domains().prefault(''),
  LOGIN_ATTEMPTS: field.wholeNumber(1, 1000).prefault('5'),
  LOGIN_LOCK_MINUTES: field.minutes(1440).prefault('15'),
  RATE_LIMIT: field.toggle('on of off').prefault('on'),
  SECURITY_CONTACT: field.contact().optional(),
  SESSION_DAYS: field.wholeNumber(1, 365).prefault('30'),
  SENTRY_DSN: field.dsn().optional(),
  AUDIT_MONTHS: field.wholeNumber(1, 1200).prefault('12'),
  LOG_LEVEL: z
    .enum(['error', 'warn', 'info', 'http', 'debug'], 'toegestaan: error, warn, info, http of debug.')
    .optional(),
  SLOW_QUERY_MS: field.wholeNumber(0, 3_600_000).prefault('500'),
  METRICS_TOKEN: field.token(16, 1024).optional(),
  METRICS_PORT: field.wholeNumber(1, 65_535).optional(),
  TRUST_PROXY: field.toggle('on of off').prefault('off'),
  DOWNLOADS_BY_PROXY: field.folderOfAddress().optional(),
  CORS_ORIGINS: field.origins().prefault(''),
  EMBED_HOSTS: field.hosts().prefault(''),
  WEBHOOK_HOSTS: field.innerHosts().prefault(''),
});

/** All settings except a generated secret. */
export interface ParsedEnv {
  /** Whether NODE_ENV is production. */
  production: boolean;
  host: string;
  port: number;
  publicUrl: string;
  /** An absolute path. */
  dataDir: string;
  /** True when no DATABASE_URL is given: the start script then runs PostgreSQL itself. */
  embeddedDatabase: boolean;
  databaseUrl: string | undefined;
  /** The same database without a pooler in between: LISTEN needs a dedicated connection. */
  databaseListenUrl: string | undefined;
  adminEmail: string;
  adminPassword: string | undefined;
  maintainerEmail: string;
  maintainerPassword: string | undefined;
  /** Single sign-on for maintainers; only with `strapiAdmin`. */
  maintainerOidc: MaintainerOidcSettings | undefined;
  strapiAdmin: boolean;
  demo: boolean;
  appSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  s3: S3Settings | undefined;
  /** Whether the place goes out of new photos. */
  stripLocation: boolean;
  uploadMaxBytes: number;
  productName: string;
  /** Derived from the name when undefined. */
  productSlug: string | undefined;
  registrationOpen: boolean;
  /** Empty: any address may register. */
  registrationDomains: string[];
  samlProviders: SamlProviderSettings[];
  loginAttempts: number;
  loginLockMinutes: number;
  rateLimit: boolean;
  /** A URI for reporting vulnerabilities; by default the portal itself. */
  securityContact: string;
  /** The maximum age of a session, however active. */
  sessionDays: number;
  sentryDsn: string | undefined;
  auditMonths: number;
  /** By default it depends on where the log goes: config/logger. */
  logLevel: 'error' | 'warn' | 'info' | 'http' | 'debug' | undefined;
  /** Slower statements are logged; 0 for none. */
  slowQueryMs: number;
  metrics: MetricsSettings | undefined;
  trustProxy: boolean;
  /** Where the proxy finds uploads, when it sends them itself; never with `s3`. */
  downloadsByProxy: string | undefined;
  corsOrigins: string[];
  /** Whose videos, posts and maps pages may show after a click; none by default. */
  embedHosts: string[];
  /** Hosts inside the network that webhooks may reach, also over http; as `URL.hostname` has them. */
  webhookHosts: string[];
}

/** The names of all variables, except those of S3, SAML and the maintainers' sign-on. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

const WILDCARD_HOSTS = ['0.0.0.0', '::'];

function defaultUrl(host: string, port: number): string {
  if (WILDCARD_HOSTS.includes(host)) return `http://localhost:${port}`;
  return host.includes(':') ? `http://[${host}]:${port}` : `http://${host}:${port}`;
}

/** Empty variables count as not set, because compose files cannot leave them out. */
function withoutEmpty(source: NodeJS.ProcessEnv): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(source)) {
    if (value !== undefined && value.trim() !== '') given[name] = value.trim();
  }
  return given;
}

/** Parses all settings; throws one `InvalidEnv` that lists every problem. */
export function parseEnv(source: NodeJS.ProcessEnv): ParsedEnv {
  const root = repositoryRoot();
  const { given, problems: unread } = withSecretFiles(withoutEmpty(source), root);
  const base = variables.safeParse(given);
  const maintainerOidc = parseMaintainerOidc(given);
  const s3 = parseS3(given);
  const saml = parseSamlProviders(given, root);
  const problems = [
    ...unread,
    ...(base.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...maintainerOidc.problems,
    ...s3.problems,
    ...saml.problems,
    ...(base.success ? metricsProblems(base.data) : []),
    ...(s3.settings && given.DOWNLOADS_BY_PROXY !== undefined ? [PROXY_WITH_S3] : []),
  ];
  if (!base.success || problems.length > 0) throw new InvalidEnv(problems);

  const value = base.data;
  const publicUrl = value.PUBLIC_URL ?? defaultUrl(value.HOST, value.PORT);
  const embeddedDatabase = value.DATABASE_URL === undefined;
  const databaseUrl = value.DATABASE_URL ?? value.EMBEDDED_DATABASE_URL;
  return {
    production: value.NODE_ENV === 'production',
    host: value.HOST,
    port: value.PORT,
    publicUrl,
    dataDir: path.resolve(root, value.DATA_DIR),
    embeddedDatabase,
    databaseUrl,
    databaseListenUrl: value.DATABASE_LISTEN_URL ?? databaseUrl,
    adminEmail: value.ADMIN_EMAIL,
    adminPassword: value.ADMIN_PASSWORD,
    maintainerEmail: value.MAINTAINER_EMAIL,
    maintainerPassword: value.MAINTAINER_PASSWORD,
    maintainerOidc: value.STRAPI_ADMIN ? maintainerOidc.settings : undefined,
    strapiAdmin: value.STRAPI_ADMIN,
    demo: value.DEMO ?? embeddedDatabase,
    appSecret: value.APP_SECRET,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? `${value.PRODUCT_NAME} <noreply@${new URL(publicUrl).hostname}>`,
    s3: s3.settings,
    stripLocation: value.STRIP_LOCATION,
    uploadMaxBytes: value.UPLOAD_MAX_BYTES,
    productName: value.PRODUCT_NAME,
    productSlug: value.PRODUCT_SLUG,
    registrationOpen: value.REGISTRATION === 'open',
    registrationDomains: value.REGISTRATION_DOMAINS,
    samlProviders: saml.providers,
    loginAttempts: value.LOGIN_ATTEMPTS,
    loginLockMinutes: value.LOGIN_LOCK_MINUTES,
    rateLimit: value.RATE_LIMIT,
    securityContact: value.SECURITY_CONTACT ?? publicUrl,
    sessionDays: value.SESSION_DAYS,
    sentryDsn: value.SENTRY_DSN,
    auditMonths: value.AUDIT_MONTHS,
    logLevel: value.LOG_LEVEL,
    slowQueryMs: value.SLOW_QUERY_MS,
    metrics: metricsSettings(value),
    trustProxy: value.TRUST_PROXY,
    downloadsByProxy: value.DOWNLOADS_BY_PROXY,
    corsOrigins: value.CORS_ORIGINS,
    embedHosts: value.EMBED_HOSTS,
    webhookHosts: value.WEBHOOK_HOSTS,
  };
}

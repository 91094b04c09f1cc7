import { expect, test } from 'vitest';
import { InvalidEnv, parseEnv } from '../../config/env/schema';

const getProblems = (source: NodeJS.ProcessEnv): readonly string[] => {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    if (error instanceof InvalidEnv) return error.problems;
    throw error;
  }
};

test('without any variable the portal listens locally and runs its own database with the demo', () => {
  expect(parseEnv({})).toMatchObject({
    host: '127.0.0.1',
    port: 1337,
    publicUrl: 'http://127.0.0.1:1337',
    embeddedDatabase: true,
    demo: true,
    strapiAdmin: true,
    productName: 'Noorderlicht',
    registrationOpen: true,
    loginAttempts: 5,
    loginLockMinutes: 15,
    sessionDays: 30,
    stripLocation: true,
    uploadMaxBytes: 500 * 1024 * 1024,
    trustProxy: false,
    corsOrigins: [],
  });
});

test('a database of the operator gets no demo, unless asked for', () => {
  const DATABASE_URL = 'postgres://u:p@db:5432/portal';
  expect(parseEnv({ DATABASE_URL })).toMatchObject({ embeddedDatabase: false, demo: false });
  expect(parseEnv({ DATABASE_URL, DEMO: 'true' }).demo).toBe(true);
});

test('an empty variable counts as not set', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 1337, embeddedDatabase: true });
});

test('hosts that webhooks may reach are names and addresses, as URLs have them', () => {
  const WEBHOOK_HOSTS = 'Intranet.ziekenhuis.nl, 10.0.0.12,::1,localhost,0x7f.1,10.0.0.12';
  expect(parseEnv({ WEBHOOK_HOSTS }).webhookHosts).toEqual([
    ...['intranet.ziekenhuis.nl', '10.0.0.12', '[::1]', 'localhost', '127.0.0.1'],
  ]);
  expect(parseEnv({}).webhookHosts).toEqual([]);
});

test('who finds a leak writes to a contact of its own, or comes to the portal', () => {
  const getContact = (SECURITY_CONTACT?: string) => parseEnv({ SECURITY_CONTACT }).securityContact;
  expect(getContact('security@voorbeeld.nl')).toBe('mailto:security@voorbeeld.nl');
  expect(getContact('https://voorbeeld.nl/meld')).toBe('https://voorbeeld.nl/meld');
  expect(getContact()).toBe('http://127.0.0.1:1337');
});

test.each([
  ['WEBHOOK_HOSTS', 'https://intranet.ziekenhuis.nl'],
  ['WEBHOOK_HOSTS', 'intranet.ziekenhuis.nl:8080'],
  ['WEBHOOK_HOSTS', '10.0.0.0/8'],
  ['WEBHOOK_HOSTS', '*.ziekenhuis.nl'],
  ['WEBHOOK_HOSTS', '1.2.3.999'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PORT', 'acht'],
  ['HOST', 'niet geldig'],
  ['PUBLIC_URL', 'https://voorbeeld.nl/pad'],
  ['PUBLIC_URL', 'ftp://voorbeeld.nl'],
  ['DATABASE_URL', 'mysql://u:p@db/portal'],
  ['ADMIN_EMAIL', 'beheerder'],
  ['ADMIN_PASSWORD', 'te kort'],
  ['MAINTAINER_PASSWORD', 'te kort'],
  ['STRAPI_ADMIN', 'misschien'],
  ['SECURITY_CONTACT', 'de beheerder'],
  ['SECURITY_CONTACT', 'javascript:alert(1)'],
  ['DEMO', 'ja'],
  ['APP_SECRET', 'kort'],
  ['SMTP_URL', 'mail.voorbeeld.nl'],
  ['MAIL_FROM', 'Huisstijl'],
  ['UPLOAD_MAX_BYTES', '500MB'],
  ['SESSION_DAYS', '0'],
  ['SESSION_DAYS', 'een maand'],
  ['PRODUCT_SLUG', 'Noorder Licht'],
  ['REGISTRATION', 'dicht'],
  ['REGISTRATION_DOMAINS', 'a.nl,@b'],
  ['LOGIN_ATTEMPTS', '0'],
  ['LOGIN_LOCK_MINUTES', '-1'],
  ['RATE_LIMIT', '1'],
  ['SENTRY_DSN', 'sleutel'],
  ['SENTRY_DSN', 'https://sentry.voorbeeld.nl/1'],
  ['AUDIT_MONTHS', '1.5'],
  ['SLOW_QUERY_MS', 'snel'],
  ['METRICS_TOKEN', 'kort'],
  ['METRICS_TOKEN', 'met een spatie en een é erin'],
  ['METRICS_PORT', '0'],
  ['METRICS_PORT', '1337'],
  ['DATABASE_LISTEN_URL', 'mysql://u:p@db/portal'],
  ['TRUST_PROXY', 'aan'],
  ['DOWNLOADS_BY_PROXY', 'on'],
  ['DOWNLOADS_BY_PROXY', '/'],
  ['DOWNLOADS_BY_PROXY', '/_uploads'],
  ['DOWNLOADS_BY_PROXY', '/_uploads/../'],
  ['DOWNLOADS_BY_PROXY', '//voorbeeld.nl/'],
  ['CORS_ORIGINS', '*'],
  ['EMBED_HOSTS', '*'],
  ['EMBED_HOSTS', '*.youtube.com'],
  ['EMBED_HOSTS', 'https://player.vimeo.com'],
  ['EMBED_HOSTS', 'player.vimeo.com/video'],
  ['EMBED_HOSTS', "player.vimeo.com; script-src 'unsafe-inline'"],
  ['EMBED_HOSTS', 'localhost'],
  ['EMBED_HOSTS', '10.0.0.1'],
  ['EMBED_HOSTS', 'a.nl:8080'],
  ['SAML_PROVIDERS', 'a,a'],
])('%s=%s is refused by name, with what is allowed', (name, value) => {
  const problems = getProblems({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name}: toegestaan: `));
});

test('a proxy sends only files that are on a disk', () => {
  const DOWNLOADS_BY_PROXY = '/_uploads/';
  expect(parseEnv({}).downloadsByProxy).toBeUndefined();
  expect(parseEnv({ DOWNLOADS_BY_PROXY }).downloadsByProxy).toBe('/_uploads/');
  const s3 = { S3_BUCKET: 'huisstijl', S3_ACCESS_KEY_ID: 'portal', S3_SECRET_ACCESS_KEY: 'geheim' };
  expect(getProblems({ ...s3, DOWNLOADS_BY_PROXY })).toEqual([
    expect.stringMatching(/^DOWNLOADS_BY_PROXY: toegestaan: alleen zonder S3_BUCKET/),
  ]);
});

test('metrics are for who has the token, or on a port of their own, and otherwise not at all', () => {
  const METRICS_TOKEN = 'een-token-voor-prometheus';
  expect(parseEnv({}).metrics).toBeUndefined();
  expect(parseEnv({ METRICS_TOKEN }).metrics).toEqual({ token: METRICS_TOKEN, port: undefined });
  expect(parseEnv({ METRICS_PORT: '9464' }).metrics).toEqual({ token: undefined, port: 9464 });
});

test('changes are heard over a connection of their own when the database stands behind a pooler', () => {
  const DATABASE_URL = 'postgres://u:p@pooler:6432/portal';
  const DATABASE_LISTEN_URL = 'postgres://u:p@db:5432/portal';
  expect(parseEnv({ DATABASE_URL }).databaseListenUrl).toBe(DATABASE_URL);
  expect(parseEnv({ DATABASE_URL, DATABASE_LISTEN_URL })).toMatchObject({
    databaseUrl: DATABASE_URL,
    databaseListenUrl: DATABASE_LISTEN_URL,
  });
});

test('every wrong variable is named at once', () => {
  const problems = getProblems({ PORT: 'x', HOST: '?', S3_BUCKET: 'huisstijl', SAML_PROVIDERS: 'adfs' });
  const named = problems.map((line) => line.split(':')[0]);
  expect(named).toEqual(
    expect.arrayContaining([
      'PORT',
      'HOST',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'SAML_ADFS_IDP_METADATA',
    ]),
  );
});

test('the sign-on of maintainers takes all of its variables, and goes with the panel', () => {
  const given = {
    MAINTAINER_OIDC_ISSUER: 'https://login.voorbeeld.nl/tenant',
    MAINTAINER_OIDC_CLIENT_ID: 'portal',
    MAINTAINER_OIDC_CLIENT_SECRET: 'geheim',
  };
  expect(parseEnv({}).maintainerOidc).toBeUndefined();
  expect(parseEnv({ ...given, STRAPI_ADMIN: 'off' }).maintainerOidc).toBeUndefined();
  expect(parseEnv(given).maintainerOidc).toEqual({
    issuer: 'https://login.voorbeeld.nl/tenant',
    clientId: 'portal',
    clientSecret: 'geheim',
  });
  expect(getProblems({ MAINTAINER_OIDC_CLIENT_ID: 'portal' })).toEqual([
    expect.stringMatching(/^MAINTAINER_OIDC_ISSUER: verplicht/),
    expect.stringMatching(/^MAINTAINER_OIDC_CLIENT_SECRET: verplicht/),
  ]);
  for (const MAINTAINER_OIDC_ISSUER of ['http://login.voorbeeld.nl', 'login.voorbeeld.nl', 'javascript:x']) {
    expect(getProblems({ ...given, MAINTAINER_OIDC_ISSUER })).toEqual([
      expect.stringMatching(/^MAINTAINER_OIDC_ISSUER: toegestaan: een https-adres/),
    ]);
  }
});

test('a staff portal is read from the variables that carry its name', () => {
  const { samlProviders } = parseEnv({
    SAML_PROVIDERS: 'adfs',
    SAML_ADFS_LABEL: 'Inloggen met je ziekenhuisaccount',
    SAML_ADFS_ENTRY_POINT: 'https://login.voorbeeld.nl/saml',
    SAML_ADFS_IDP_CERT: 'AAAA, BBBB',
    SAML_ADFS_IDP_ISSUER: 'https://login.voorbeeld.nl',
  });
  expect(samlProviders).toEqual([
    expect.objectContaining({
      id: 'adfs',
      label: 'Inloggen met je ziekenhuisaccount',
      attributes: { email: 'mail', firstName: 'givenName', lastName: 'sn' },
      linkByEmail: false,
      idp: {
        kind: 'endpoint',
        entryPoint: 'https://login.voorbeeld.nl/saml',
        certificates: ['AAAA', 'BBBB'],
        issuer: 'https://login.voorbeeld.nl',
      },
    }),
  ]);
});

test('a group of admins needs the attribute in which groups come', () => {
  const problems = getProblems({
    SAML_PROVIDERS: 'adfs',
    SAML_ADFS_ENTRY_POINT: 'https://login.voorbeeld.nl/saml',
    SAML_ADFS_IDP_CERT: 'AAAA',
    SAML_ADFS_IDP_ISSUER: 'https://login.voorbeeld.nl',
    SAML_ADFS_ADMIN_GROUP: 'Portaalbeheer',
  });
  expect(problems).toEqual(['SAML_ADFS_GROUPS_ATTRIBUTE: verplicht als SAML_ADFS_ADMIN_GROUP is gezet.']);
});

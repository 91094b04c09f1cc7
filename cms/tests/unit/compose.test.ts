import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { maintainerOidcVariableNames } from '../../config/env/maintainer-oidc';
import { s3VariableNames } from '../../config/env/s3';
import { parseEnv, variableNames } from '../../config/env/schema';
import { root } from '../../scripts/lib/paths.mjs';

const service = z.object({
  image: z.string().optional(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  environment: z.record(z.string(), z.string()),
  volumes: z.array(z.string()),
  healthcheck: z.object({ test: z.array(z.string()), retries: z.number() }).loose(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  ports: z.array(z.string()).optional(),
});
const compose = z.object({
  services: z.object({ postgres: service, portal: service }),
  volumes: z.record(z.string(), z.unknown()),
});

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { services, volumes } = compose.parse(parse(read('docker-compose.yml')));
const { environment } = services.portal;

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
  const given = { POSTGRES_PASSWORD: 'geheim', APP_SECRET: 'x'.repeat(64) };
  const values = Object.entries(environment).map(([name, value]) => [name, filledIn(value, given)]);
  expect(parseEnv(Object.fromEntries(values))).toMatchObject({
    production: true,
    host: '0.0.0.0',
    port: 1337,
    dataDir: '/data',
    embeddedDatabase: false,
    databaseUrl: 'postgres://portal:geheim@postgres:5432/portal',
    demo: false,
  });
});

test('secrets have no default', () => {
  expect(environment.APP_SECRET).toMatch(/^\$\{APP_SECRET:\?/);
  expect(services.postgres.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
});

test('the portal waits for a healthy database, and both tell how they are', () => {
  expect(services.portal.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
  expect(services.portal.healthcheck.test.join(' ')).toContain('/_health');
  expect(services.postgres.healthcheck.test.join(' ')).toContain('pg_isready');
});

test('data survives in named volumes', () => {
  const named = [...services.portal.volumes, ...services.postgres.volumes].map((line) => line.split(':')[0]);
  expect(Object.keys(volumes).sort()).toEqual(named.sort());
  expect(services.portal.volumes).toContain(`data:${environment.DATA_DIR}`);
});

test('the image is built from a file that is there, and does not run as root', () => {
  expect(services.portal.build).toEqual({ context: '.', dockerfile: 'cms/Dockerfile' });
  expect(existsSync(path.join(root, 'cms/Dockerfile.dockerignore'))).toBe(true);
  const [, last = ''] = /(FROM node:22-slim\nWORKDIR[\s\S]*)$/.exec(read('cms/Dockerfile')) ?? [];
  expect(last).toContain('USER node');
  expect(last).toContain('HEALTHCHECK');
  expect(last).toContain('"cms/scripts/serve.mjs"');
});

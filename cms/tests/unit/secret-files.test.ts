import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEnv } from '../../config/env';
import { maintainerOidcVariableNames } from '../../config/env/maintainer-oidc';
import { s3VariableNames } from '../../config/env/s3';
import { InvalidEnv, parseEnv, variableNames } from '../../config/env/schema';
import { secretNames } from '../../config/env/secret-files';

const SECRET = 'x'.repeat(40);
let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'portal-secrets-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function keep(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

const getProblems = (source: NodeJS.ProcessEnv): readonly string[] => {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    if (error instanceof InvalidEnv) return error.problems;
    throw error;
  }
};

test('every setting that holds a secret may stand in a file', () => {
  const all = [...variableNames, ...s3VariableNames, ...maintainerOidcVariableNames];
  // The first is for readers, the second is made by the start script, and the third says who may report a leak.
  const open = ['PUBLIC_URL', 'EMBEDDED_DATABASE_URL', 'SECURITY_CONTACT'];
  const secret = all.filter((name) => /SECRET|PASSWORD|TOKEN|KEY|DSN|_URL$/.test(name));
  expect([...secretNames].sort()).toEqual(secret.filter((name) => !open.includes(name)).sort());
});

test('a secret of each is what its file holds', () => {
  const values: Record<string, string> = {
    DATABASE_URL: 'postgres://u:p@db/portal',
    DATABASE_LISTEN_URL: 'postgres://u:p@db:6432/portal',
    ADMIN_PASSWORD: 'een-lang-wachtwoord-1',
    MAINTAINER_PASSWORD: 'een-lang-wachtwoord-2',
    MAINTAINER_OIDC_CLIENT_SECRET: 'oidc',
    APP_SECRET: SECRET,
    SMTP_URL: 'smtps://u:p@mail/',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
    SENTRY_DSN: 'https://key@sentry/1',
    METRICS_TOKEN: 'y'.repeat(20),
  };
  const others = {
    S3_BUCKET: 'huisstijl',
    MAINTAINER_OIDC_ISSUER: 'https://login.example.org',
    MAINTAINER_OIDC_CLIENT_ID: 'portal',
  };
  const files = secretNames.map((name) => [`${name}_FILE`, keep(name, `${values[name]}\n`)]);
  expect(parseEnv({ ...others, ...Object.fromEntries(files) })).toEqual(parseEnv({ ...others, ...values }));
});

test.each([
  ['a line of its own', `${SECRET}\n`, SECRET],
  ['a line of Windows', `${SECRET}\r\n`, SECRET],
  ['no end of a line', SECRET, SECRET],
  ['a mark of UTF-8', `\uFEFF${SECRET}\n`, SECRET],
  ['spaces, which are part of it', ` ${SECRET} \n`, ` ${SECRET} `],
])('a file with %s', (name, content, expected) => {
  expect(parseEnv({ APP_SECRET_FILE: keep(name, content) }).appSecret).toBe(expected);
});

test.each<[string, () => string, string]>([
  ['is not there', () => path.join(folder, 'weg'), 'kan niet worden gelezen (ENOENT).'],
  ['is a folder', () => folder, 'is geen gewoon bestand.'],
  ['is a device', () => '/dev/null', 'is geen gewoon bestand.'],
  ['is empty', () => keep('leeg', '\n'), 'is leeg.'],
  ['is no text', () => keep('bytes', Buffer.from([0xff, 0xfe, 0x00, 0x80])), 'is geen tekst in UTF-8.'],
  ['is large', () => keep('groot', 'x'.repeat(70_000)), 'is te groot voor een geheim.'],
])('a file that %s stops the start with a sentence', (_what, make, sentence) => {
  const file = make();
  expect(getProblems({ APP_SECRET_FILE: file })).toEqual([`APP_SECRET_FILE: ${file} ${sentence}`]);
});

test('of a secret and its file only one may be set; an empty one counts as none', () => {
  const APP_SECRET_FILE = keep('een', SECRET);
  expect(getProblems({ APP_SECRET: SECRET, APP_SECRET_FILE })).toEqual([
    'APP_SECRET_FILE: toegestaan: APP_SECRET of APP_SECRET_FILE, niet allebei.',
  ]);
  expect(parseEnv({ APP_SECRET: '', APP_SECRET_FILE }).appSecret).toBe(SECRET);
  expect(parseEnv({ APP_SECRET: SECRET, APP_SECRET_FILE: ' ' }).appSecret).toBe(SECRET);
});

test('what is wrong with the content of a file names its setting, and not the content', () => {
  const [problem = ''] = getProblems({ APP_SECRET_FILE: keep('kort', 'geheim') });
  expect(problem).toMatch(/^APP_SECRET: toegestaan/);
  expect(problem).not.toContain('geheim');
});

test('a secret from a file is no secret that the portal made', () => {
  const DATA_DIR = path.join(folder, 'data');
  mkdirSync(DATA_DIR);
  expect(loadEnv({ DATA_DIR, APP_SECRET_FILE: keep('twee', SECRET) }).ownAppSecret).toBe(false);
  expect(loadEnv({ DATA_DIR }).ownAppSecret).toBe(true);
});

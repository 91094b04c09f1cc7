import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv as parseEnvFile } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEnv } from '../../config/env/schema';
import { root } from '../../../scripts/lib/paths.mjs';
import { readAlerts, readDashboard } from '../support/watched';
import { newKey } from '../support/saml/certificate';

const deploy = path.join(root, 'deploy');
const read = (name: string) => readFileSync(path.join(deploy, name), 'utf8');

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'portal-deploy-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;

/** What a tool of the system says of a file; null when it is not installed. */
function check(program: string, args: string[]): { code: number | null; output: string } | null {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, PATH, HOME: folder },
  });
  return error ? null : { code: status, output: stdout + stderr };
}

test('nginx takes its configuration', (context) => {
  const { privateKey, certificate } = newKey('huisstijl.example.org');
  const me = execFileSync('id', ['-un'], { encoding: 'utf8' }).trim();
  const group = execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim();
  const conf = read('nginx.conf')
    .replace('user portal;', `user ${me} ${group};`)
    .replace('/etc/nginx/certificates/huisstijl.pem', write('server.pem', certificate))
    .replace('/etc/nginx/certificates/huisstijl.key', write('server.key', privateKey))
    .replace('include /etc/nginx/mime.types;', '')
    .replaceAll('/var/log/nginx', folder)
    .replace('/run/nginx.pid', path.join(folder, 'nginx.pid'));
  const said = check('nginx', ['-t', '-p', folder, '-c', write('nginx.conf', conf)]);
  if (!said) return context.skip('nginx is not installed.');
  expect(said.output).toContain('test is successful');
});

test('Caddy takes its configuration', (context) => {
  const said = check('caddy', [
    'validate',
    '--adapter',
    'caddyfile',
    '--config',
    path.join(deploy, 'Caddyfile'),
  ]);
  if (!said) return context.skip('Caddy is not installed.');
  expect(said.output).toContain('Valid configuration');
});

test('systemd takes the unit', (context) => {
  const unit = read('portal.service').replace('/usr/bin/node', process.execPath);
  const said = check('systemd-analyze', ['verify', '--man=no', write('portal.service', unit)]);
  if (!said) return context.skip('systemd is not installed.');
  expect(said).toEqual({ code: 0, output: '' });
});

test('Prometheus takes the alerts, and what the dashboard asks', (context) => {
  const rules = readDashboard().map((expr, n) => ({
    record: `panel:${n}`,
    expr: expr.replaceAll('$__rate_interval', '5m'),
  }));
  const asked = write('dashboard.yml', JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  for (const file of [path.join(deploy, 'alerts.yml'), asked]) {
    const said = check('promtool', ['check', 'rules', file]);
    if (!said) return context.skip('promtool is not installed.');
    expect(said, said.output).toMatchObject({ code: 0 });
  }
});

test('every alert says in a sentence what is wrong, and how bad that is', () => {
  const alerts = readAlerts();
  expect(alerts.length).toBeGreaterThan(8);
  for (const { severity, summary } of alerts) {
    expect(['critical', 'warning']).toContain(severity);
    expect(summary.length).toBeGreaterThan(20);
  }
});

test('the unit, the proxy and the container agree about where things are', () => {
  expect(read('nginx.conf')).toContain('alias /var/lib/portal/uploads/;');
  expect(read('portal.service')).toContain('StateDirectory=portal\n');
  expect(read('portal.service')).toContain('ExecStart=/usr/bin/node scripts/serve.mjs');
  expect(readFileSync(path.join(root, 'cms/Dockerfile.dockerignore'), 'utf8').split('\n')).toContain(
    'deploy',
  );
});

test('a backup by hand has the settings that the unit has: all of them are in one file', () => {
  const document = readFileSync(path.join(root, 'cms/docs/deploying.md'), 'utf8');
  const [, file = '', lines = ''] = /^cat > (\/etc\/\S+) <<END\n([^]*?)^END$/m.exec(document) ?? [];
  expect(read('portal.service')).toContain(`EnvironmentFile=${file}\n`);
  expect(read('portal.service')).not.toMatch(/^(Environment|LoadCredential)=/m);
  expect(document).toContain(`node --env-file=${file} "$@"`);

  const given = parseEnvFile(lines.replace('/etc/portal/app-secret', write('app-secret', 'x'.repeat(64))));
  expect(parseEnv(given)).toMatchObject({
    production: true,
    dataDir: '/var/lib/portal',
    appSecret: 'x'.repeat(64),
    downloadsByProxy: '/_uploads/',
    demo: false,
  });
});

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/postgres.mjs';
import * as samples from '../samples/files';
import { makeAsset, sendFiles } from '../samples/sending';
import { client } from '../support/client';
import { newDataDir, runStart, type Start } from '../support/start-script';

const ADMIN = { email: 'beheerder@example.org', password: 'een-lang-wachtwoord-1' };
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
const isInstalled = !spawnSync('nginx', ['-v'], { env }).error;

let portal: Start;
let url: string;
let stop = () => Promise.resolve();

/** `deploy/nginx.conf` with places of this test, and plain HTTP. */
function settings(folder: string, port: number, to: string): string {
  const user = process.getuid?.() === 0 ? 'user root root;' : '';
  const text = readFileSync(path.join(root, 'deploy', 'nginx.conf'), 'utf8');
  return text
    .replace('user portal;', user)
    .replace(/server \{\s+listen 80;[^}]*\}/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:443 ssl http2;', '')
    .replace(/^\s*ssl_.*$/gm, '')
    .replace('127.0.0.1:1337', new URL(to).host)
    .replace('/var/lib/portal/uploads/', `${portal.dataDir}/uploads/`)
    .replaceAll('/var/log/nginx', folder)
    .replace('/run/nginx.pid', path.join(folder, 'nginx.pid'))
    .replace('http {', ['http {', ...temporary(folder)].join('\n'));
}
const temporary = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);

const isUp = () =>
  fetch(`${url}/_health/live`).then(
    ({ status }) => status,
    () => 0,
  );

beforeAll(async () => {
  if (!isInstalled) return;
  const folder = newDataDir();
  portal = await runStart({
    DATA_DIR: newDataDir(),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    DOWNLOADS_BY_PROXY: '/_uploads/',
    TRUST_PROXY: 'on',
    STRAPI_ADMIN: 'off',
    METRICS_TOKEN: 'een-token-van-de-proef',
  });
  stop = async () => {
    portal.child.kill('SIGTERM');
    await portal.ended;
    for (const each of [folder, portal.dataDir]) rmSync(each, { recursive: true, force: true });
  };
  await portal.up;
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, settings(folder, port, portal.url));
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], { env, stdio: 'ignore' });
  const ended = once(nginx, 'exit');
  const stopPortal = stop;
  stop = async () => {
    nginx.kill('SIGQUIT');
    await ended;
    await stopPortal();
  };
  await vi.waitFor(async () => expect(await isUp()).toBe(204), { timeout: 20_000 });
});
afterAll(() => stop());

test.skipIf(!isInstalled)(
  'through nginx people log in, upload what is large, and get the file whole and in parts',
  async () => {
    const api = client(url);
    const admin = await api.as(ADMIN.email, ADMIN.password);
    const asset = await makeAsset(admin, await samples.png());
    const large = samples.sample('groot.txt', 'Een lange tekst. '.repeat(200_000));
    const sent = await sendFiles(admin, asset.id, [large]);
    expect(sent.status).toBe(200);
    const file = `/files/${sent.body.data.files[0]?.id}/download`;
    const whole = await admin.get(file);
    expect([whole.status, whole.bytes.length]).toEqual([200, large.bytes.length]);
    expect(whole.headers.get('x-accel-redirect')).toBeNull();
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
    expect(whole.headers.get('content-security-policy')).toContain('sandbox');
    expect(whole.headers.get('cache-control')).toBe('private, no-cache');
    const part = await admin.get(file, { Range: 'bytes=10-19' });
    expect([part.status, part.bytes.length]).toEqual([206, 10]);
  },
);

test.skipIf(!isInstalled)(
  'nobody gets a file past the portal, nor the metrics, nor another address than theirs',
  async () => {
    const site = client(url, '');
    const [key = ''] = readdirSync(path.join(portal.dataDir, 'uploads'));
    expect(key).not.toBe('');
    for (const at of [`/_uploads/${key}`, `/_uploads/../app-secret`, '/_uploads/']) {
      expect((await site.get(at)).status).toBe(404);
    }
    expect((await site.bearer('een-token-van-de-proef').get('/metrics')).status).toBe(404);
    await site.get('/huisstijl/van-buiten', { 'X-Forwarded-For': '6.6.6.6', 'X-Request-Id': 'van-buiten' });
    const line = () =>
      portal
        .output()
        .split('\n')
        .find((each) => each.includes('/huisstijl/van-buiten'));
    await expect.poll(line).toContain('"ip":"127.0.0.1"');
    expect(line()).not.toContain('"request":"van-buiten"');
  },
);

test.skipIf(!isInstalled)(
  'while the portal is away people get a sentence, and screens when to ask again',
  async () => {
    portal.child.kill('SIGTERM');
    await portal.ended;
    for (const at of ['/', '/api/v1/site']) {
      const answer = await fetch(`${url}${at}`);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toContain('Dit portaal is even niet bereikbaar.');
    }
  },
);

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { client } from '../support/client';
import { copyCheckout } from '../support/checkout';
import { ADMIN } from '../support/settings';
import { newDataDir, runStart } from '../support/start-script';

/** A checkout on a disk that is only read, as systemd and containers have it; null when only root could mount it. */
function closeCheckout(): string | null {
  const folder = newDataDir();
  const checkout = path.join(folder, 'portal');
  mkdirSync(checkout);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1g', 'tmpfs', checkout], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', checkout]);
    rmSync(folder, { recursive: true, force: true });
  });
  copyCheckout({ panel: true, copy: checkout });
  execFileSync('mount', ['-o', 'remount,ro', checkout]);
  return checkout;
}

test('a portal writes to its data and nowhere else', async (context) => {
  const checkout = closeCheckout();
  if (checkout === null) return context.skip('A disk can be mounted by root only.');
  const dataDir = newDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = { DATA_DIR: dataDir, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const portal = await runStart(env, checkout, 'serve.mjs');
  try {
    await portal.up;
    const admin = await client(portal.url).as(ADMIN.email, ADMIN.password);
    expect((await admin.post('/pages', { title: 'Van een dienst' })).status).toBe(200);
    expect((await fetch(`${portal.url}/beheer/`)).status).toBe(200);
    expect(portal.output()).not.toMatch(/EROFS|read-only/);
  } finally {
    portal.child.kill('SIGTERM');
    await portal.ended;
  }
});

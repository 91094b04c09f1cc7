import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cms } from '../../../scripts/lib/paths.mjs';
import { type Portal, startPortal } from '../support/portal';

let distDir: string;
let portal: Portal;

const inPanel = (name: string): string => path.join(distDir, 'build', name);
const mark = (name: string): void => writeFileSync(inPanel(name), '');
const visit = (at: string, method = 'GET') => fetch(portal.url + at, { method });

beforeAll(async () => {
  // A copy, as the files of this run share theirs.
  distDir = mkdtempSync(path.join(cms, '.cache', 'tests-panel-'));
  cpSync(inject('run').distDir, distDir, { recursive: true });
  mkdirSync(inPanel(''));
  mark('building');
  portal = await startPortal({ distDir });
});
afterAll(async () => {
  await portal.stop();
  rmSync(distDir, { recursive: true });
});

test('before the panel is there its address says so, and the panel is there without a restart', async () => {
  for (const at of ['/beheer', '/beheer/', '/beheer/content-manager?page=2', '/beheer/strapi-abc.js']) {
    const page = await visit(at);
    expect(page.status, at).toBe(503);
    expect(page.headers.get('Retry-After')).toBe('3');
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(await page.text()).toContain('Technisch beheer wordt klaargezet');
  }
  const head = await visit('/beheer', 'HEAD');
  expect(head.status).toBe(503);
  expect(head.headers.get('Retry-After')).toBe('3');
  expect((await visit('/')).status).toBe(200);
  expect((await visit('/beheerder')).status).toBe(404);
  expect((await visit('/admin/init')).status).toBe(200);

  writeFileSync(inPanel('index.html'), '<div id="strapi"></div>');
  writeFileSync(inPanel('strapi-abc.js'), '1');
  rmSync(inPanel('building'));
  for (const at of ['/beheer/', '/beheer/content-manager?page=2']) {
    const page = await visit(at);
    expect(page.status, at).toBe(200);
    expect(page.headers.has('Retry-After')).toBe(false);
    expect(await page.text()).toBe('<div id="strapi"></div>');
  }
  expect(await (await visit('/beheer/strapi-abc.js')).text()).toBe('1');
});

test('a panel that could not be built says so, and nothing waits for it', async () => {
  mark('building');
  mark('failed');
  const page = await visit('/beheer');
  expect(page.status).toBe(503);
  expect(page.headers.has('Retry-After')).toBe(false);
  const text = await page.text();
  expect(text).toContain('Technisch beheer kon niet worden klaargezet');
  expect(text).not.toContain('<script');
  expect((await visit('/')).status).toBe(200);
});

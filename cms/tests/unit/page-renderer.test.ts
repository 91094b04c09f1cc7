import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageRenderer, type PageRenderer } from '../../src/server/html/page-renderer';

let folder: string;
let renderer: PageRenderer;

const job = (path: string) => ({ path, view: '{}' });

/** A process that does what a path says. */
const SCRIPT = `
process.on('disconnect', () => process.exit());
process.on('message', ({ path, markdownFor }) => {
  if (path === '/crash') process.exit(1);
  if (path === '/error') return process.send({ error: 'Dit blok kan niet.' });
  const faults = [];
  process.send(
    markdownFor ? { markdown: '# ' + path + markdownFor, faults } : { html: '<p>' + path + '</p>', css: '', faults },
  );
});
`;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'renderer-'));
  const script = path.join(folder, 'child.mjs');
  writeFileSync(script, SCRIPT);
  renderer = createPageRenderer(script);
});
afterEach(() => {
  vi.useRealTimers();
  renderer.end();
  rmSync(folder, { recursive: true, force: true });
});

test('draws as HTML and as Markdown', async () => {
  expect(await renderer.renderHtml(job('/a'))).toEqual({ html: '<p>/a</p>', css: '', faults: [] });
  expect((await renderer.renderMarkdown({ ...job('/a'), markdownFor: ' x' })).markdown).toBe('# /a x');
});

test('a page that cannot be drawn says why, and the next is drawn', async () => {
  await expect(renderer.renderHtml(job('/error'))).rejects.toThrow('Dit blok kan niet.');
  expect((await renderer.renderHtml(job('/b'))).html).toBe('<p>/b</p>');
});

test('a page that ends the process takes no other with it', async () => {
  const [crashed, drawn] = await Promise.allSettled([
    renderer.renderHtml(job('/crash')),
    renderer.renderHtml(job('/b')),
  ]);
  expect([crashed.status, drawn.status]).toEqual(['rejected', 'fulfilled']);
});

test('it is not ready while many pages wait', async () => {
  const all = Array.from({ length: 8 }, (_, n) => renderer.renderHtml(job(`/${n}`)));
  expect(renderer.isReady({ path: '/b' })).toBe(false);
  await Promise.all(all);
  expect(renderer.isReady({ path: '/b' })).toBe(true);
});

test('a page that failed rests for a minute, and is then tried again; others do not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const failed = { path: '/error' };
  await expect(renderer.renderHtml(job('/error'))).rejects.toThrow();
  expect(renderer.isReady(failed)).toBe(false);
  expect(renderer.isReady({ ...failed, markdownFor: 'x' })).toBe(true);
  expect(renderer.isReady({ path: '/b' })).toBe(true);
  vi.advanceTimersByTime(60_001);
  expect(renderer.isReady(failed)).toBe(true);
});

test('a page stands in line before what it shows has been read', async () => {
  const read = new EventEmitter();
  const view = once(read, 'view').then(() => job('/').view);
  const all = Array.from({ length: 8 }, (_, n) => renderer.renderHtml({ ...job(`/${n}`), view }));
  expect(renderer.isReady({ path: '/9' })).toBe(false);
  read.emit('view');
  await Promise.all(all);
  expect(renderer.isReady({ path: '/9' })).toBe(true);
});

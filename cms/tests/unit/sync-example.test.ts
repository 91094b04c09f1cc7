import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sync } from '../../docs/examples/sync';

let folder: string;

/** A portal without assets. */
function answer(request: Request): Promise<Response> {
  const meta = request.url.includes('/events') ? { next: 'place' } : { next: null };
  return Promise.resolve(Response.json({ data: [], meta }));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-sync-'));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true, force: true });
});

const run = () => sync('https://portal.example', 'cim_x', folder);

test('of two runs in one folder the second stays out, and says so', async () => {
  const runs = await Promise.allSettled([run(), run()]);
  const refused = runs.filter((each) => each.status === 'rejected');
  expect(refused.map(({ reason }) => String(reason))).toEqual([
    `Error: Another run is at work in ${folder}.`,
  ]);
  await run();
  expect(readdirSync(folder)).toEqual(['sync.json']);
});

test('a run that failed or was killed lets the next one in', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('Stopped')));
  await expect(run()).rejects.toThrow('Stopped');
  vi.stubGlobal('fetch', answer);
  const lock = path.join(folder, 'sync.lock');
  writeFileSync(lock, '');
  await expect(run()).rejects.toThrow('Another run');
  const earlier = new Date(Date.now() - 61_000);
  utimesSync(lock, earlier, earlier);
  await run();
  expect(readdirSync(folder)).toEqual(['sync.json']);
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDataDir, runStart } from '../support/start-script';

let folder: string;
let mounted: string[];
beforeEach(() => {
  folder = newDataDir();
  mounted = [];
});
afterEach(() => {
  for (const place of mounted) execFileSync('umount', ['--lazy', place], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
});

/** A disk of its own in a folder; false when only root could mount it. */
function mount(place: string, options: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', place], { stdio: 'ignore' });
    mounted.push(place);
    return true;
  } catch {
    return false;
  }
}

const ONLY_ROOT = 'A disk can be mounted by root only.';

async function refusal(dataDir: string): Promise<string> {
  const broken = await runStart({ DATA_DIR: dataDir });
  expect(await broken.ended).toBe(1);
  const output = broken.output();
  expect(output).not.toMatch(/^\s+at |Error|node:/m);
  return output;
}

test('a DATA_DIR that is a file stops the start with a sentence', async () => {
  const file = path.join(folder, 'bestand');
  writeFileSync(file, '');
  expect(await refusal(file)).toMatch(/DATA_DIR: in .*bestand.* kan niet worden geschreven: dat is geen map/);
});

test('so does a disk that is only read', async (context) => {
  if (!mount(folder, 'ro,size=1m')) context.skip(ONLY_ROOT);
  expect(await refusal(folder)).toMatch(
    /kan niet worden geschreven: die schijf is alleen te lezen \(EROFS\)\./,
  );
});

test('so does a folder of an earlier start that is only read', async (context) => {
  const uploads = path.join(folder, 'uploads');
  mkdirSync(uploads);
  if (!mount(uploads, 'ro,size=1m')) context.skip(ONLY_ROOT);
  const output = await refusal(folder);
  expect(output).toContain(
    `DATA_DIR: in ${uploads} kan niet worden geschreven: die schijf is alleen te lezen`,
  );
});

test('so does a full disk, on which no half secret is left', async (context) => {
  if (!mount(folder, 'size=64k')) context.skip(ONLY_ROOT);
  writeFileSync(path.join(folder, 'vol'), Buffer.alloc(64 * 1024));
  expect(await refusal(folder)).toMatch(/kan niet worden geschreven: die schijf is vol \(ENOSPC\)\./);
  rmSync(path.join(folder, 'vol'));
  writeFileSync(path.join(folder, 'app-secret'), '');
  expect(await refusal(folder)).toMatch(/DATA_DIR: het bestand app-secret in .* is leeg\./);
});

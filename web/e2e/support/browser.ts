import chromium from '@sparticuz/chromium';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..', '..', '.cache', 'browser');
const complete = path.join(folder, '.complete');

/**
 * The browser from the npm package, so that the machine needs none. Unpacked once, atomically, into a folder of this
 * project.
 */
export async function browserPath(): Promise<string> {
  const { TMPDIR } = process.env;
  if (!existsSync(complete)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  const executable = await chromium.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  writeFileSync(complete, '');
  return executable;
}

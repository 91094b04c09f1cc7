import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { getDataDirProblem } from '../../config/env/data-dir-problem';
import { makeFolder } from '../../config/env/make-folder';

const place = mkdtempSync(path.join(os.tmpdir(), 'portal-folders-'));
afterAll(() => rmSync(place, { recursive: true }));

function findProblem(folder: string): string {
  try {
    makeFolder(folder);
    return '';
  } catch (error) {
    return getDataDirProblem(error, folder);
  }
}

test('a folder is made with those that it is in, once', () => {
  const folder = path.join(place, 'a', 'b');
  expect([findProblem(folder), findProblem(folder)]).toEqual(['', '']);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('a folder that cannot be made says why', () => {
  const file = path.join(place, 'bestand');
  writeFileSync(file, '');
  expect(findProblem(file)).toMatch(/dat is geen map \(EEXIST\)/);
  expect(findProblem(path.join(file, 'a'))).toMatch(/dat is geen map/);
});

test.runIf(process.platform === 'linux')('below /proc too, and at once', () => {
  expect(findProblem('/proc/portal/data')).toBe(
    'DATA_DIR: in /proc/portal kan niet worden geschreven: daar is geen map te maken (ENOENT).',
  );
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cms } from '../../../scripts/lib/paths.mjs';
import { seenAt } from '../backup/known-portal';
import { runScript } from '../support/backup-script';
import { newDataDir, runStart, type Start } from '../support/start-script';

const ARCHIVES = path.join(cms, 'tests', 'backup', 'archives');
/** Of each version that was stored; see tests/backup/store-archive.ts. */
const versions = readdirSync(ARCHIVES)
  .filter((name) => name.endsWith('.tar'))
  .map((name) => path.basename(name, '.tar'));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-archives-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function restored(archive: string): Promise<string> {
  const dataDir = newDataDir();
  const { code, output } = await runScript('restore', [archive], { DATA_DIR: dataDir });
  expect(code, output).toBe(0);
  expect(output).toContain('Alles is terug zoals het was op');
  return dataDir;
}

async function whileUp<T>(dataDir: string, look: (portal: Start) => Promise<T>): Promise<T> {
  const portal = await runStart({ DATA_DIR: dataDir });
  try {
    await portal.up;
    return await look(portal);
  } finally {
    portal.child.kill('SIGTERM');
    await portal.ended;
  }
}

test.each(versions)(
  'what a portal of version %s kept, this one shows, keeps and gives back',
  async (version) => {
    const stored: object = JSON.parse(readFileSync(path.join(ARCHIVES, `${version}.json`), 'utf8'));
    const dataDir = await restored(path.join(ARCHIVES, `${version}.tar`));
    const [running, stopped] = ['running', 'stopped'].map((name) =>
      path.join(folder, `${version}-${name}.tar`),
    );
    try {
      await whileUp(dataDir, async ({ url }) => {
        expect(await seenAt(url)).toMatchObject(stored);
        const env = { DATA_DIR: dataDir };
        const { code, output } = await runScript('backup', [running ?? ''], env);
        expect(code, output).toBe(0);
        expect(output).toContain('het geheim van de portal');
        const refused = await runScript('restore', [running ?? '', '--force'], env);
        expect(refused.code).toBe(1);
        expect(refused.output).toContain(`De portal draait al met de gegevens in ${dataDir}, op ${url}`);
      });
      const atRest = await runScript('backup', [stopped ?? ''], { DATA_DIR: dataDir });
      expect(atRest.code, atRest.output).toBe(0);

      const copy = await restored(stopped ?? '');
      const getSecret = (folderOfData: string) => readFileSync(path.join(folderOfData, 'app-secret'), 'utf8');
      expect(getSecret(copy)).toBe(getSecret(dataDir));
      rmSync(copy, { recursive: true, force: true });
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

test.each([
  ['backup', [], 'Zo gebruik je dit: npm run backup -- BESTAND'],
  ['backup', ['a.tar', 'b.tar'], 'Zo gebruik je dit: npm run backup -- BESTAND'],
  ['backup', ['nergens/a.tar'], 'bestaat niet.'],
  ['restore', [], 'Zo gebruik je dit: npm run restore -- BESTAND [--force]'],
  ['restore', ['nergens.tar'], 'nergens.tar bestaat niet.'],
  ['restore', ['a.tar', '--forse'], 'Zo gebruik je dit: npm run restore -- BESTAND [--force]'],
] as const)('%s %j says what is wrong with it', async (name, args, sentence) => {
  const { code, output } = await runScript(name, [...args], { DATA_DIR: folder });
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/^\s+at /m);
});

test('where there is no portal there is nothing to back up', async () => {
  const { code, output } = await runScript('backup', [path.join(folder, 'niets.tar')], { DATA_DIR: folder });
  expect(code).toBe(1);
  expect(output).toContain(`In ${folder} staat geen portal.`);
});

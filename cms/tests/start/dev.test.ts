import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { cmsDist } from '../../../scripts/lib/paths.mjs';
import { copyCheckout } from '../support/checkout';
import { client } from '../support/client';
import { getGroup, getStrapi, runDev } from '../support/dev-script';
import { isAlive, postgresPid } from '../support/postgres-process';
import { MAINTAINER } from '../support/settings';
import { newDataDir } from '../support/start-script';
import type { Data } from '../support/wire';

/** Generous: `strapi develop` compiles with all checks, twice. */
const MINUTE = 60_000;
const PATIENCE = { timeout: 2 * MINUTE, interval: 250 };

let dataDir: string;

/** A save of one component in the Content-Type Builder. */
async function saveInBuilder(strapi: string, component: object): Promise<void> {
  const site = client(strapi, '');
  const login = await site.post<Data<{ token: string }>>('/admin/login', MAINTAINER);
  const save = { data: { components: [component], contentTypes: [] } };
  const { status } = await site
    .bearer(login.body.data.token)
    .post('/content-type-builder/update-schema', save);
  expect(status).toBe(200);
}

beforeEach(() => {
  dataDir = newDataDir();
  return () => rmSync(dataDir, { recursive: true, force: true });
});

test(
  'npm run dev serves the portal and Strapi, leaves the build alone, and Ctrl+C ends all of it',
  { timeout: 10 * MINUTE },
  async () => {
    const built = path.join(cmsDist, 'src', 'index.js');
    const getBuilt = () => statSync(built).mtimeMs;

    const dev = await runDev({ DATA_DIR: dataDir });
    await dev.up();
    expect(dev.output()).toContain(`Gegevens: in ${dataDir}.`);
    const before = getBuilt();
    expect(dev.output()).not.toContain('error TS');

    const [, address = ''] = /Local: +(http:\S+?)\/?\s/.exec(dev.output()) ?? [];
    const page = await (await fetch(`${address}/`)).text();
    expect(page).toContain('/@vite/client');
    // Through Vite, as the portal asks it.
    expect((await fetch(`${address}/api/v1/site`)).status).toBe(200);
    expect((await fetch(`${dev.strapi}/_health`)).status).toBe(204);
    const panel = await fetch(`${dev.strapi}/beheer/`);
    expect(await panel.text()).toContain('id="strapi"');

    const second = await runDev({ DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toMatch(/^npm run dev draait hier al \(proces \d+\)\. Stop die eerst\.$/);

    const postgres = postgresPid(dataDir) ?? 0;
    expect(isAlive(postgres)).toBe(true);
    process.kill(-dev.group, 'SIGINT');
    expect(await dev.ended).toBe(0);
    expect(isAlive(postgres)).toBe(false);
    await expect.poll(() => getGroup(dev.group)).toEqual([]);
    expect(getBuilt()).toBe(before);
  },
);

test(
  'a worker of Strapi that fails ends npm run dev with a sentence, and nothing stays',
  { timeout: 10 * MINUTE },
  async () => {
    const dev = await runDev({ DATA_DIR: dataDir });
    await dev.up();
    const [, worker = 0] = getStrapi(dev.group);
    process.kill(worker, 'SIGKILL');
    expect(await dev.ended).toBe(1);
    expect(dev.output()).toContain(
      'Strapi is gestopt (code 1), en daarmee npm run dev; hierboven staat waarom.',
    );
    await expect.poll(() => getGroup(dev.group)).toEqual([]);
    expect(postgresPid(dataDir)).toBeUndefined();
  },
);

test(
  'a first change of a schema leaves one worker; killed while it compiles, npm run dev leaves none',
  { timeout: 15 * MINUTE },
  async () => {
    const checkout = copyCheckout({ panel: true });
    onTestFinished(() => rmSync(checkout, { recursive: true, force: true }));
    const dev = await runDev({ DATA_DIR: dataDir }, checkout);
    await dev.up();
    const [, before = 0] = getStrapi(dev.group);
    await saveInBuilder(dev.strapi, {
      action: 'create',
      uid: 'part.note',
      category: 'part',
      displayName: 'note',
      attributes: [{ action: 'create', name: 'title', properties: { type: 'string' } }],
    });
    await expect.poll(() => isAlive(before), PATIENCE).toBe(false);
    // What comes after it compiles twice as well, and hears nothing meanwhile.
    await expect.poll(() => dev.output().split('Compiling TS').length, PATIENCE).toBeGreaterThan(3);
    expect(getStrapi(dev.group)).toHaveLength(2);
    const postgres = postgresPid(dataDir) ?? 0;
    dev.child.kill('SIGKILL');
    await expect.poll(() => getGroup(dev.group), { timeout: 10_000 }).toEqual([]);
    await expect.poll(() => isAlive(postgres)).toBe(false);

    rmSync(path.join(checkout, 'cms', 'src', 'components', 'part', 'note.json'));
    const next = await runDev({ DATA_DIR: dataDir }, checkout);
    expect(await next.ended).toBe(1);
    expect(next.output()).toContain(
      'Deze start zou de tabel components_part_notes uit de database verwijderen',
    );
    expect(next.output()).not.toMatch(/^ +at /m);
    expect(getGroup(next.group)).toEqual([]);
  },
);

import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyCheckout } from '../support/checkout';
import type { Variables } from '../support/settings';
import { newDataDir, runStart, type Start } from '../support/start-script';

const MINUTE = 60_000;
/** Building the panel takes some 40 seconds of a processor, and leaves that to others. */
const BUILT = { timeout: 9 * MINUTE, interval: 500 };
const PATIENCE = 10 * MINUTE;

let checkout: string;
let dataDirs: string[];
let starts: Start[];

beforeEach(() => {
  checkout = copyCheckout();
  dataDirs = [];
  starts = [];
});
afterEach(async () => {
  for (const each of starts) await stop(each);
  for (const folder of [checkout, ...dataDirs]) rmSync(folder, { recursive: true, force: true });
});

async function start(env: Variables = {}): Promise<Start> {
  const dataDir = newDataDir();
  dataDirs.push(dataDir);
  const started = await runStart({ DATA_DIR: dataDir, ...env }, checkout);
  starts.push(started);
  await started.up;
  return started;
}

function stop({ child, ended }: Start): Promise<number | null> {
  child.kill('SIGTERM');
  return ended;
}

const getStatus = async ({ url }: Start, at: string) => (await fetch(url + at)).status;

/** Whether the panel at an address is there. */
const isThere = async ({ url }: Start): Promise<boolean> => {
  const page = await fetch(`${url}/beheer/`);
  return page.status === 200 && (await page.text()).includes('id="strapi"');
};

const inCheckout = (...names: string[]) => existsSync(path.join(checkout, 'cms', ...names));

/** The processes that build a panel here. */
const getBuilders = (): string[] =>
  execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(checkout) && line.includes('strapi.js build'));

test(
  'the portal does not wait for the panel; a stop ends its build, and two starts build it once',
  { timeout: PATIENCE },
  async () => {
    const first = await start();
    await expect.poll(first.output).toContain('Strapi komt straks op');
    expect(await getStatus(first, '/')).toBe(200);
    expect(await getStatus(first, '/beheer/content-manager')).toBe(503);
    await expect.poll(() => getBuilders().length).toBe(1);
    expect(await stop(first)).toBe(0);
    expect(getBuilders()).toEqual([]);
    expect(inCheckout('.cache', 'panel')).toBe(false);
    expect(inCheckout('dist', 'build', 'index.html')).toBe(false);

    const [one, other] = await Promise.all([start(), start()]);
    for (const each of [one, other]) await expect.poll(() => isThere(each), BUILT).toBe(true);
    const told = [one, other].filter((each) => each.output().includes('Beheerpaneel bouwen…'));
    expect(told).toHaveLength(1);

    const last = await start();
    await expect.poll(last.output).toContain('Strapi staat op');
    expect(await isThere(last)).toBe(true);
  },
);

test(
  'a panel that cannot be built says so, leaves the portal alone, and is tried again',
  { timeout: PATIENCE },
  async () => {
    appendFileSync(path.join(checkout, 'cms', 'src', 'admin', 'app.tsx'), "\nimport './bestaat-niet';\n");
    const first = await start();
    const getPage = () => fetch(`${first.url}/beheer/`);
    await expect.poll(async () => (await getPage()).headers.has('Retry-After'), BUILT).toBe(false);
    expect((await getPage()).status).toBe(503);
    expect(await (await getPage()).text()).toContain('Technisch beheer kon niet worden klaargezet');
    expect(first.output()).toContain('bestaat-niet');
    expect(first.output()).toContain('Het bouwen van het beheerpaneel is mislukt; hierboven staat waarom.');
    expect(await getStatus(first, '/')).toBe(200);
    expect(await stop(first)).toBe(0);

    const second = await start();
    expect((await fetch(`${second.url}/beheer/`)).headers.has('Retry-After')).toBe(true);
  },
);

test('without Strapi at /beheer its panel is not built', async () => {
  const portal = await start({ STRAPI_ADMIN: 'off' });
  expect(await getStatus(portal, '/beheer/')).toBe(404);
  expect(portal.output()).not.toContain('Strapi');
  expect(getBuilders()).toEqual([]);
  expect(inCheckout('dist', 'build')).toBe(false);
});

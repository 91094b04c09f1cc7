import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, CALLERS } from '../matrix/callers';
import type { Row } from '../matrix/row';
import { accountRows } from '../matrix/rows/accounts';
import { assetRows } from '../matrix/rows/assets';
import { logoutRow, openRows } from '../matrix/rows/open';
import { pageRows } from '../matrix/rows/pages';
import { downloadRows } from '../matrix/rows/downloads';
import { colorRows } from '../matrix/rows/colors';
import { presetRows } from '../matrix/rows/presets';
import { searchRows } from '../matrix/rows/search';
import { makeWorld, type World } from '../matrix/world';
import { startPortal } from '../support/portal';

/** In this order, because what one changes the next may not mind; logging out comes last. */
const ROWS: readonly Row[] = [
  ...pageRows,
  ...assetRows,
  ...colorRows,
  ...downloadRows,
  ...presetRows,
  ...searchRows,
  ...accountRows,
  ...openRows,
  logoutRow,
];

interface Outcome {
  statuses: Record<string, number>;
  /** Words in an answer that its caller may not know, and answers to HEAD that differ from those to GET. */
  leaks: string[];
}

let portal: Awaited<ReturnType<typeof startPortal>>;
let world: World;
const outcomes = new Map<Row, Outcome>();
const answers = new Map<Caller, string[]>(CALLERS.map((caller) => [caller, []]));

/** The status line aside, all that a caller gets to see. */
async function ask(caller: Caller, method: string, { path, ...sending }: Awaited<ReturnType<Row['call']>>) {
  const { status, headers, bytes } = await world.callers[caller].send(method, path, sending);
  const answer = `${JSON.stringify([...headers])}\n${bytes.toString('latin1')}`;
  answers.get(caller)?.push(answer);
  return { status, leaks: world.canaries.leaked(answer, caller).map((word) => `${caller}: ${word}`) };
}

async function getOutcome({ route, call }: Row): Promise<Outcome> {
  const [method = ''] = route.split(' ');
  const outcome: Outcome = { statuses: {}, leaks: [] };
  const prepared = await call(world);
  for (const caller of CALLERS) {
    const { status, leaks } = await ask(caller, method, prepared);
    outcome.statuses[caller] = status;
    outcome.leaks.push(...leaks);
    if (method === 'GET') {
      const head = await ask(caller, 'HEAD', prepared);
      outcome.leaks.push(
        ...head.leaks,
        ...(head.status === status ? [] : [`${caller}: HEAD ${head.status}`]),
      );
    }
  }
  return outcome;
}

beforeAll(async () => {
  portal = await startPortal();
  world = await makeWorld(portal);
  for (const row of ROWS) {
    const failed = (error: unknown): Outcome => ({ statuses: {}, leaks: [String(error)] });
    outcomes.set(row, await getOutcome(row).catch(failed));
  }
});
afterAll(() => portal.stop());

const titled = ROWS.map((row) => [`${row.route}: ${row.name}`, row] as const);

test.each(titled)('%s', (_title, row) => {
  expect(outcomes.get(row)).toEqual({ statuses: row.status, leaks: [] });
});

test('every route has a row', async () => {
  const document = await portal.api.get<{ paths: Record<string, Record<string, unknown>> }>('/openapi.json');
  const routes = Object.entries(document.body.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect([...new Set(ROWS.map(({ route }) => route))].sort()).toEqual(routes.sort());
});

test.each(CALLERS)('%s got all that they may know, so the words are no dead letters', (caller) => {
  expect(world.canaries.missing(answers.get(caller) ?? [], caller)).toEqual([]);
});

test('the addresses of the portal reveal nothing', async () => {
  const slugs = Object.values(world.pages).map(({ slug }) => `/huisstijl/${slug}`);
  const own = [
    '/',
    '/huisstijl',
    '/robots.txt',
    '/sitemap.xml',
    '/sw.js',
    '/assets',
    '/admin/users',
    '/_health',
  ];
  for (const path of [...slugs, ...own]) {
    const { headers, bytes } = await portal.site.get(path, { Accept: 'text/html' });
    const answer = `${JSON.stringify([...headers])}\n${bytes.toString('latin1')}`;
    expect(world.canaries.leaked(answer.replaceAll(path.slice(1), ''), 'anonymous')).toEqual([]);
  }
});

test('nobody is logged in any more', async () => {
  for (const caller of CALLERS.filter((name) => name !== 'anonymous')) {
    expect((await world.callers[caller].get('/pages/map')).status).toBe(401);
  }
});

import { afterAll, expect, test } from 'vitest';
import { type Caller, CALLERS } from '../matrix/callers';
import type { Row } from '../matrix/row';
import { apiTokenRows } from '../matrix/rows/api-tokens';
import { accountRows } from '../matrix/rows/accounts';
import { assetRows } from '../matrix/rows/assets';
import { logoutRow, openRows } from '../matrix/rows/open';
import { pageRows } from '../matrix/rows/pages';
import { downloadRows } from '../matrix/rows/downloads';
import { colorRows } from '../matrix/rows/colors';
import { eventRows } from '../matrix/rows/events';
import { presetRows } from '../matrix/rows/presets';
import { replacedFileRows } from '../matrix/rows/replaced-files';
import { searchRows } from '../matrix/rows/search';
import { webhookRows } from '../matrix/rows/webhooks';
import { answers, tryRows, world } from '../matrix/try-rows';
import type { Answer } from '../support/client';
import { startPortal } from '../support/portal';
import type { Data } from '../support/wire';

/** In this order, because what one changes the next may not mind; logging out comes last. */
const ROWS: readonly Row[] = [
  ...eventRows,
  ...pageRows,
  ...assetRows,
  ...replacedFileRows,
  ...colorRows,
  ...downloadRows,
  ...presetRows,
  ...searchRows,
  ...webhookRows,
  ...accountRows,
  ...apiTokenRows,
  ...openRows,
  logoutRow,
];

tryRows(ROWS, startPortal);
afterAll(() => world.portal.stop());

test('every route has a row', async () => {
  const document = await world.portal.api.get<{ paths: Record<string, Record<string, unknown>> }>(
    '/openapi.json',
  );
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
    const { headers, bytes } = await world.portal.site.get(path, { Accept: 'text/html' });
    const answer = `${JSON.stringify([...headers])}\n${bytes.toString('latin1')}`;
    expect(world.canaries.leaked(answer.replaceAll(path.slice(1), ''), 'anonymous')).toEqual([]);
  }
});

test('a stable address answers everybody the same: what visitors may download, and else what never was', async () => {
  const { assets, callers, canaries } = world;
  const getShown = ({ status, headers, bytes }: Answer<unknown>) => {
    const own = ['x-request-id', 'date', 'connection', 'keep-alive'];
    return [status, [...headers].filter(([name]) => !own.includes(name)), bytes.toString('latin1')];
  };
  const ask = async (caller: Caller, id: string, last: string) =>
    getShown(await callers[caller].get(`/../../vast/assets/${id}/${last}`));
  const { body } = await world.portal.api.get<Data<{ id: string; format: string }[]>>('/presets');
  const [preset] = body.data;
  for (const last of ['origineel', `${preset?.id}.${preset?.format}`]) {
    const unknown = await ask('anonymous', 'abcdefghijklmnopqrstuvwx', last);
    for (const [name, { id }] of Object.entries(assets)) {
      for (const caller of CALLERS) {
        const answer = await ask(caller, id, last);
        expect([name, caller, canaries.leaked(JSON.stringify(answer), 'anonymous')]).toEqual([
          name,
          caller,
          [],
        ]);
        if (name === 'open') expect([caller, answer[0]]).toEqual([caller, 200]);
        else if (name !== 'replaced') expect([name, caller, answer]).toEqual([name, caller, unknown]);
      }
    }
  }
});

test('nobody is logged in any more', async () => {
  for (const caller of CALLERS.filter((name) => !['anonymous', 'token', 'userToken'].includes(name))) {
    expect((await world.callers[caller].get('/pages/map')).status).toBe(401);
  }
});

import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { dropOwnPresets } from '../support/presets';
import { sharedPortal } from '../support/shared-portal';
import type { Data, PageBody } from '../support/wire';

/** An instance has twenty connections. */
const WRITERS = 30;

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});
dropOwnPresets(() => admin);

const atOnce = <T>(work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: WRITERS }, (_each, n) => work(n)));

const statuses = (answers: { status: number }[]): number[] => [
  ...new Set(answers.map(({ status }) => status)),
];

test('more writers at once than there are connections are all served', async () => {
  const pages = await atOnce((n) => admin.post<Data<PageBody>>('/pages', { title: `Pagina ${n}` }));
  expect(statuses(pages)).toEqual([200]);
  const published_at = new Date().toISOString();
  const published = await atOnce((n) =>
    admin.put(`/pages/${pages[n]?.body.data.id}`, { title: `Pagina van ${n}`, published_at }),
  );
  expect(statuses(published)).toEqual([200]);
});

test('and so are those that wait for each other', async () => {
  const presets = await atOnce((n) =>
    admin.post('/presets', { label: `Formaat ${n}`, format: 'png', width: 100 + n }),
  );
  expect(statuses(presets)).toEqual([200]);
});

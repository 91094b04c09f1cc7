import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../samples/people';
import { FIRST_HITS } from '../samples/demo-first-hits';
import { SEARCHES } from '../samples/demo-searches';
import { chance } from '../support/chance';
import type { Client } from '../support/client';
import { startPortal } from '../support/portal';
import { waitForTexts } from '../support/texts';
import type { Data } from '../support/wire';

let portal: Awaited<ReturnType<typeof startPortal>>;
const clients: Record<string, Client> = {};

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  const admin = await portal.admin();
  const email = 'yusuf.demir@noorderlicht.example';
  const { body } = await admin.get<Data<{ id: string }[]>>(`/users?search=${email}`);
  await admin.put(`/users/${body.data[0]?.id}`, { password: PASSWORD });
  Object.assign(clients, { visitor: portal.api, admin, nurse: await portal.api.as(email, PASSWORD) });
  await waitForTexts(admin);
});
afterAll(() => portal.stop());

test.each(SEARCHES)('$who seeks $q and finds $hit', async ({ who, q, most, hit }) => {
  const client = clients[who] ?? portal.api;
  const { status, body } = await client.get<Data<{ kind: string; title: string }[]>>(
    `/search?q=${encodeURIComponent(q)}`,
  );
  expect(status).toBe(200);
  const titles = body.data.map(({ title }) => title);
  expect(titles.slice(0, most), titles.slice(0, 6).join(' / ')).toContain(hit);
});

test.each(FIRST_HITS)('$who seeks $q and first finds $first', async ({ who, q, first }) => {
  const client = clients[who] ?? portal.api;
  const { status, body } = await client.get<Data<{ kind: string; title: string }[]>>(
    `/search?q=${encodeURIComponent(q)}&pageSize=3`,
  );
  expect(status).toBe(200);
  const hits = body.data.map(({ kind, title }) => `${kind} ${title}`);
  if (first !== '?') expect(hits[0] ?? '-', hits.join(' / ')).toBe(first);
});

test('the value that is asked for stands first in the hit of a colour', async () => {
  const ask = async (q: string) => {
    const { body } = await portal.api.get<Data<{ snippet: { text: string }[] }[]>>(`/search?q=${q}`);
    return body.data[0]?.snippet.map(({ text }) => text).join('') ?? '';
  };
  expect(await ask('pantone blauw')).toMatch(/^PMS 2728 C · /);
  expect(await ask('ral nachtblauw')).toMatch(/^RAL 5022 · /);
  expect(await ask('cmyk blauw')).toMatch(/^CMYK 88 60 0 0 · /);
  expect(await ask('hex code blauw')).toMatch(/^HEX #1763C6 · /);
});

interface Found {
  data: { kind: string; id: string }[];
  meta: { pagination: { total: number; pageCount: number }; counts: Record<string, number> };
}

const TERMS = [
  'logo',
  'de',
  'en van het',
  'kleur',
  'foto',
  'noorderlicht',
  'be',
  'st',
  'beeld',
  'png',
  'wit blauw',
];

test('each hit has one place, whatever the page size, the kinds and the viewer', async () => {
  const { below, oneOf } = chance(40);
  for (let round = 0; round < 30; round += 1) {
    const who = oneOf(Object.keys(clients));
    const client = clients[who] ?? portal.api;
    const draft = who === 'admin' && below(2) === 0 ? '&scope=draft' : '';
    const kind = oneOf(['', '', '&kind=asset', '&kind=asset,file', '&kind=page,color']);
    const query = `/search?q=${encodeURIComponent(oneOf(TERMS))}${kind}${draft}`;
    const ask = async (pageSize: number, page: number): Promise<Found> =>
      (await client.get<Found>(`${query}&pageSize=${pageSize}&page=${page}`)).body;
    const names = ({ data }: Found) => data.map((hit) => `${hit.kind} ${hit.id}`);
    const whole = await ask(500, 1);
    expect(new Set(names(whole)).size).toBe(whole.meta.pagination.total);
    const pageSize = 1 + below(oneOf([4, 15, 45, 70]));
    const rows: string[] = [];
    for (let page = 1; page <= Math.ceil(whole.data.length / pageSize); page += 1)
      rows.push(...names(await ask(pageSize, page)));
    expect(rows, `${who} ${query} ${pageSize}`).toEqual(names(whole));
  }
});

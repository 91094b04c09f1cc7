import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../samples/people';
import { SEARCHES } from '../samples/demo-searches';
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

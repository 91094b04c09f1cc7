import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LIMITS } from '../../src/http/rate-limits/table';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import { getLines } from '../support/audit';
import type { Client } from '../support/client';
import { type OwnPortal, startPortal } from '../support/portal';
import { publish } from '../support/searching';
import type { Data } from '../support/wire';

// Four wrong passwords lock one network, forty from everywhere lock whoever is new.
const ENV = { TRUST_PROXY: 'on', RATE_LIMIT: 'on', LOGIN_ATTEMPTS: '1' };
const PASSWORD = 'linde-42-haven';

let portal: OwnPortal;
let admin: Client;
let asset: string;

beforeAll(async () => {
  portal = await startPortal({ env: ENV });
  admin = await portal.admin();
  const { id } = await makeAsset(admin, await samples.png());
  asset = id;
  await publish(admin, { title: 'Open', is_public: true, blocks: [{ type: 'asset', asset }] });
});
afterAll(() => portal.stop());
beforeEach(() => portal.strapi.db.connection.raw('delete from portal_limits'));

interface Share {
  id: string;
  url: string;
}

async function share(password?: string): Promise<Share> {
  const input = { title: 'Drukkerij', items: [{ asset }], password };
  return (await admin.post<Data<Share>>('/shares', input)).body.data;
}
const open = ({ url }: Share, address: string, password?: string, headers: Record<string, string> = {}) =>
  portal.api.post(
    `/shares/${new URL(url).pathname.split('/').at(-1)}/open`,
    { password },
    { 'X-Forwarded-For': address, ...headers },
  );
const wrongly = async (on: Share, address: string) => (await open(on, address, 'linde-43-haven')).status;
const times = (count: number, ask: (n: number) => Promise<number>): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => ask(n)));
const countOf = (statuses: number[], status: number): number =>
  statuses.filter((each) => each === status).length;

test('wrong passwords lock whoever guesses, not the share for who receives it', async () => {
  const shared = await share(PASSWORD);
  const statuses = await times(20, () => wrongly(shared, '203.0.113.7'));
  expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([4, 16]);
  const refused = await open(shared, '203.0.113.7', PASSWORD);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const received = await open(shared, '198.51.100.1', PASSWORD);
  expect(received.status).toBe(200);
  expect(received.headers.get('set-cookie')).toMatch(
    /^share_browser=[^;]+; path=\/api\/v1\/shares; .*httponly/i,
  );
  expect(await getLines(admin, { subject: shared.id, action: 'share.lock' })).toHaveLength(1);
});

test('guessing from everywhere has an end, and who opened it before goes on', async () => {
  const shared = await share(PASSWORD);
  const [known = ''] = (await open(shared, '198.51.100.1', PASSWORD)).headers.getSetCookie();
  const statuses = await times(60, (n) => wrongly(shared, `203.0.113.${n}`));
  expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([40, 20]);
  expect((await open(shared, '198.51.100.2', PASSWORD)).status).toBe(429);
  const cookie = { Cookie: known.split(';')[0] ?? '' };
  expect((await open(shared, '198.51.100.3', PASSWORD, cookie)).status).toBe(200);
  // The cookie of one share says nothing of another.
  const other = await share(PASSWORD);
  await times(5, () => open(other, '198.51.100.3', 'linde-43-haven', cookie).then(({ status }) => status));
  expect((await open(other, '198.51.100.3', PASSWORD, cookie)).status).toBe(429);
});

test('opening one without a password is limited, by who opens it', async () => {
  const shared = await share();
  const { points } = LIMITS['share-open'].perAddress;
  expect((await open(shared, '203.0.113.9')).status).toBe(200);
  await portal.strapi.db.connection.raw(`update portal_limits set points = ${points}`);
  const refused = await open(shared, '203.0.113.9');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await open(shared, '203.0.113.10')).status).toBe(200);
});

test('so is making a zip', async () => {
  const zip = (address: string) =>
    portal.api.post('/downloads', { items: [{ asset }] }, { 'X-Forwarded-For': address });
  expect((await zip('203.0.113.11')).status).toBe(200);
  await portal.strapi.db.connection.raw(`update portal_limits set points = ${LIMITS.zip.perAddress.points}`);
  expect((await zip('203.0.113.11')).status).toBe(429);
  expect((await zip('203.0.113.12')).status).toBe(200);
});

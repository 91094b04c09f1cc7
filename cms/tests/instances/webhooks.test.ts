import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { type MortalPortal, startMortalPortal } from '../support/mortal-portal';
import { type Portal, startPortalProcess } from '../support/portal';
import { startReceiver } from '../support/receiver';
import { sql } from '../support/sql';
import { getWebhooks } from '../support/webhooks';
import type { Data, PageBody } from '../support/wire';
import { newWord } from '../support/words';

const env = { WEBHOOK_HOSTS: '127.0.0.1' };

let mortal: MortalPortal;
let other: Portal;
let admin: Client;
let webhooks: ReturnType<typeof getWebhooks>;

beforeAll(async () => {
  mortal = await startMortalPortal({ env });
  other = await startPortalProcess({ beside: mortal, env: { ...env, PUBLIC_URL: mortal.url } });
  admin = await other.admin();
  webhooks = getWebhooks(admin);
});
afterAll(async () => {
  await other.stop();
  await mortal.stop();
});
afterEach(() => webhooks.drop());

const PAST = '2026-01-02T03:04:05.000Z';

async function publish(client: Client): Promise<string> {
  const page = { title: newWord(), is_public: true, published_at: PAST };
  return (await client.post<Data<PageBody>>('/pages', page)).body.data.id;
}

const subjectOf = (body: string): string => {
  const event: { subject: { id: string } } = JSON.parse(body);
  return event.subject.id;
};

test('two instances send each message once', async () => {
  const receiver = await startReceiver();
  const { id } = await webhooks.make(receiver.url, { types: ['page.published'] });
  const both = [admin, admin.at(mortal.url)];
  const pages = await Promise.all(both.flatMap((client) => Array.from({ length: 8 }, () => publish(client))));
  await expect
    .poll(async () => (await webhooks.deliveries(id)).filter(({ status }) => status === 204).length)
    .toBe(16);
  expect(receiver.received.map(({ body }) => subjectOf(body)).sort()).toEqual([...pages].sort());
  await receiver.stop();
});

test('what an instance was sending when it was killed is sent by the other, under the same id', async () => {
  const receiver = await startReceiver(() => undefined);
  const { id } = await webhooks.make(receiver.url, { types: ['page.published'] });
  const pages = await Promise.all(Array.from({ length: 12 }, () => publish(admin)));
  // Each instance has four under way, and gets no answer; one that gives up waiting goes on with others.
  await expect.poll(() => receiver.received.length).toBeGreaterThanOrEqual(8);
  await mortal.kill();
  receiver.answer = (response) => response.writeHead(204).end();
  const isDelivered = async () =>
    (await webhooks.deliveries(id)).filter(({ status }) => status === 204).length;
  // The leases of the dead end; those of the living do so when they give up waiting.
  await sql(
    other.databaseUrl,
    'update portal_deliveries set leased_until = now() where leased_until is not null',
  );
  await sql(other.databaseUrl, 'update portal_deliveries set next_at = now() where next_at is not null');
  await expect.poll(isDelivered, { timeout: 60_000 }).toBe(12);
  const seen = new Set(receiver.received.map(({ id, body }) => `${id} ${subjectOf(body)}`));
  expect(seen.size).toBe(12);
  expect(new Set(receiver.received.map(({ body }) => subjectOf(body)))).toEqual(new Set(pages));
  await mortal.start();
  await receiver.stop();
});

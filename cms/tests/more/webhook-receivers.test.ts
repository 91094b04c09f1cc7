import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeliveryResponse } from '../../src/api/webhook/schemas/webhook';
import { sweepDeliveries } from '../../src/api/webhook/lib/queue';
import { switchOffFailing } from '../../src/api/webhook/lib/switch-off';
import type { Client } from '../support/client';
import { getMailbox } from '../support/mailbox';
import { ADMIN, type OwnPortal, startPortal } from '../support/portal';
import { type Receiver, startReceiver } from '../support/receiver';
import { getWebhooks, hasStatus, isOver, wasTried } from '../support/webhooks';
import type { Data } from '../support/wire';

let portal: OwnPortal;
let admin: Client;
let webhooks: ReturnType<typeof getWebhooks>;
let receiver: Receiver;

beforeAll(async () => {
  portal = await startPortal({ env: { WEBHOOK_HOSTS: '127.0.0.1,localhost' } });
  admin = await portal.admin();
  webhooks = getWebhooks(admin);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await webhooks.drop();
  await receiver.stop();
});

const sql = (statement: string, values: unknown[] = []) =>
  portal.strapi.db.connection.raw<{ rows: Record<string, unknown>[] }>(statement, values);

const arrived = (count: number) => expect.poll(() => receiver.received.length).toBe(count);

const due = (id: string) => sql('update portal_deliveries set next_at = now() where webhook_id = ?', [id]);

test('what visitors no longer see is not sent, however long it waited', async () => {
  receiver.answer = (response) => response.writeHead(503).end();
  const { id } = await webhooks.make(receiver.url, { types: ['page.published'] });
  const page = await webhooks.publish();
  await arrived(1);
  await webhooks.delivered(id, wasTried);
  await admin.put(`/pages/${page.id}`, { published_at: null });
  await due(id);
  const { problem } = await webhooks.delivered(id, isOver);
  expect(problem).toBe('Bezoekers zien dit niet meer. Daarom is het niet gestuurd.');
  expect(receiver.received).toHaveLength(1);
});

test('what its webhook asks for no more is not sent either, and for that reason', async () => {
  const { id } = await webhooks.make(receiver.url);
  await webhooks.publish();
  const { id: message } = await webhooks.delivered(id, isOver);
  await admin.put(`/admin/webhooks/${id}`, { types: ['color.changed'] });
  await admin.post(`/admin/webhooks/${id}/deliveries/${message}/retry`);
  const { problem } = await webhooks.delivered(id, ({ tries, next_at: at }) => tries === 2 && at === null);
  expect(problem).toBe('Om zulke berichten vraagt deze webhook niet meer. Daarom is het niet gestuurd.');
  expect(receiver.received).toHaveLength(1);
  expect(await webhooks.load(id)).toMatchObject({ failing_since: null, last: { status: 204 } });
});

test('a message is listed as what it was by the time it was sent', async () => {
  receiver.answer = (response) => response.writeHead(503).end();
  const { id } = await webhooks.make(receiver.url);
  const page = await webhooks.publish();
  const { id: message } = await webhooks.delivered(id, wasTried);
  await admin.put(`/admin/webhooks/${id}`, { types: ['page.published', 'page.unpublished'] });
  await admin.put(`/pages/${page.id}`, { published_at: null });
  receiver.answer = (response) => response.end();
  await due(id);
  const find = async () => (await webhooks.deliveries(id)).find((each) => each.id === message);
  await expect.poll(async () => (await find())?.status).toBe(200);
  const { type, sent } = (await find()) ?? {};
  expect([type, JSON.parse(sent ?? '').type]).toEqual(['page.unpublished', 'page.unpublished']);
});

describe('a receiver that fails', () => {
  beforeEach(() => {
    receiver.answer = (response) => response.writeHead(500).end('Helaas\u0000\u0007');
  });

  test('gets the message again under the same id, later and later, until it arrives', async () => {
    const { id } = await webhooks.make(receiver.url);
    await webhooks.publish();
    const first = await webhooks.delivered(id, hasStatus);
    expect(first).toMatchObject({ status: 500, body: 'Helaas\uFFFD\u0007', tries: 1 });
    const pause = (delivery: DeliveryResponse) => Date.parse(delivery.next_at ?? '') - Date.now();
    expect(pause(first)).toBeLessThanOrEqual(5000);
    const { failing_since: since } = (await webhooks.load(id)) ?? {};
    expect(since).toBeTruthy();
    await due(id);
    const second = await webhooks.delivered(
      id,
      ({ tries, next_at: at }) => tries === 2 && Date.parse(at ?? '') > Date.now(),
    );
    expect(pause(second)).toBeGreaterThan(30_000);
    expect(await webhooks.load(id)).toMatchObject({ failing_since: since });
    receiver.answer = (response) => response.end();
    await due(id);
    expect(await webhooks.delivered(id, isOver)).toMatchObject({ tries: 3, status: 200, problem: null });
    expect(await webhooks.load(id)).toMatchObject({ failing_since: null });
    expect(new Set(receiver.received.map((message) => message.id)).size).toBe(1);
    const times = receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  test('is given up after its last try', async () => {
    const { id } = await webhooks.make(receiver.url);
    await webhooks.publish();
    await webhooks.delivered(id, hasStatus);
    await sql(
      `update portal_deliveries set tries = 8, created_at = now() - interval '23.5 hours', next_at = now()
       where webhook_id = ?`,
      [id],
    );
    expect(await webhooks.delivered(id, isOver)).toMatchObject({ tries: 9, status: 500 });
  });

  test('is not given up sooner by who sends it again by hand', async () => {
    const { id } = await webhooks.make(receiver.url);
    await webhooks.publish();
    const { id: message } = await webhooks.delivered(id, hasStatus);
    for (let tries = 2; tries <= 10; tries += 1) {
      await admin.post(`/admin/webhooks/${id}/deliveries/${message}/retry`);
      const { next_at: next } = await webhooks.delivered(
        id,
        ({ tries: done, next_at: at }) => done === tries && (at === null || Date.parse(at) > Date.now()),
      );
      expect(next, `after ${tries} tries`).not.toBeNull();
    }
  });

  test('for five days is switched off, and admins hear of it once', async () => {
    const { id } = await webhooks.make(receiver.url);
    await webhooks.publish();
    await webhooks.delivered(id, hasStatus);
    await switchOffFailing(portal.strapi);
    expect(await webhooks.load(id)).toMatchObject({ active: true });
    await sql(`update portal_webhooks set failing_since = now() - interval '5 days 1 minute'`);
    await Promise.all([switchOffFailing(portal.strapi), switchOffFailing(portal.strapi)]);
    expect(await webhooks.load(id)).toMatchObject({ active: false });
    expect((await webhooks.deliveries(id)).every(isOver)).toBe(true);
    const mail = await getMailbox(portal.dataDir).newest(ADMIN.email);
    expect(mail.subject).toBe('Een webhook van de huisstijl van Noorderlicht is uitgezet');
    expect(mail.text).toContain(`127.0.0.1:${receiver.port}`);
    expect(mail.text).not.toContain('geheim');
    const { rows } = await sql(`select actor_id as actor from portal_audit where action = 'webhook.off'`);
    expect(rows).toEqual([{ actor: null }]);
    await webhooks.publish();
    const { body } = await admin.put<Data<object>>(`/admin/webhooks/${id}`, { active: true });
    expect(body.data).toMatchObject({ active: true, failing_since: null });
    // From now on, not what it missed.
    const seen = receiver.received.length;
    receiver.answer = (response) => response.end();
    const page = await webhooks.publish();
    await arrived(seen + 1);
    expect(receiver.received.at(-1)?.body).toContain(page.id);
  });
});

test('one that hangs holds up no other, and no request', async () => {
  const slow = await startReceiver(() => undefined);
  const { id } = await webhooks.make(slow.url);
  await webhooks.make(receiver.url);
  await webhooks.publish();
  await expect.poll(() => slow.received.length).toBe(1);
  await sql(
    `insert into portal_deliveries (document_id, webhook_id, position, type, tries, next_at, created_at)
     select md5(n::text), ?, null, 'ping', 0, now(), now() from generate_series(1, 300) n`,
    [id],
  );
  const page = await webhooks.publish();
  const began = Date.now();
  await expect.poll(() => receiver.received.some(({ body }) => body.includes(page.id))).toBe(true);
  await admin.get('/admin/webhooks');
  expect(Date.now() - began).toBeLessThan(5000);
  expect(slow.received.length).toBeLessThanOrEqual(5);
  await slow.stop();
});

const MANY = 400;

test('many messages at once all arrive, each once, a few at a time', { timeout: 200_000 }, async () => {
  let open = 0;
  let most = 0;
  receiver.answer = (response) => {
    open += 1;
    most = Math.max(most, open);
    setImmediate(() => {
      open -= 1;
      response.end();
    });
  };
  const { id } = await webhooks.make(receiver.url);
  await sql(
    `insert into portal_deliveries (document_id, webhook_id, position, type, tries, next_at, created_at)
     select md5('veel' || n), ?, null, 'ping', 0, now(), now() from generate_series(1, ?::integer) n`,
    [id, MANY],
  );
  await expect.poll(() => receiver.received.length, { timeout: 180_000 }).toBe(MANY);
  expect(new Set(receiver.received.map((message) => message.id)).size).toBe(MANY);
  expect(most).toBeLessThanOrEqual(4);
});

test('messages are kept for 30 days', async () => {
  const { id } = await webhooks.make(receiver.url);
  await webhooks.ping(id);
  await webhooks.delivered(id, isOver);
  await sweepDeliveries(portal.strapi);
  expect(await webhooks.deliveries(id)).toHaveLength(1);
  await sql(`update portal_deliveries set created_at = now() - interval '31 days'`);
  await sweepDeliveries(portal.strapi);
  expect(await webhooks.deliveries(id)).toEqual([]);
});

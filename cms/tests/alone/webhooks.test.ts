import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeliveryResponse } from '../../src/api/webhook/schemas/webhook';
import type { Client } from '../support/client';
import { type OwnPortal, startPortal } from '../support/portal';
import { type Receiver, startReceiver } from '../support/receiver';
import { getWebhooks, hasStatus, isOver } from '../support/webhooks';
import type { Data, ErrorBody } from '../support/wire';
import { newWord } from '../support/words';

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

test('what visitors see of a change arrives within seconds, signed', async () => {
  const { id, secret } = await webhooks.make(receiver.url);
  await webhooks.publish({ title: newWord(), is_public: false });
  await webhooks.publish({ published_at: null });
  const began = Date.now();
  const page = await webhooks.publish();
  await arrived(1);
  expect(Date.now() - began).toBeLessThan(5000);
  const [message] = receiver.received;
  const event = {
    id: expect.any(String),
    type: 'page.published',
    at: expect.any(String),
    subject: { kind: 'page', id: page.id },
    data: { title: page.title, slug: page.slug, parent_id: null },
  };
  expect(message?.verify(secret)).toEqual(event);
  const delivery = await webhooks.delivered(id, hasStatus);
  expect(delivery).toMatchObject({
    ...{ id: message?.id, event: JSON.parse(message?.body ?? '').id, type: 'page.published', status: 204 },
    ...{ body: '', tries: 1, next_at: null, sent: message?.body, problem: null },
  });
  expect(await webhooks.load(id)).toMatchObject({ failing_since: null, last: { status: 204 } });
});

test('only the types that it asks for', async () => {
  await webhooks.make(receiver.url, { types: ['color.changed'] });
  await webhooks.publish();
  const color = await admin.post<Data<{ id: string }>>('/colors', { name: newWord(), hex: '#123456' });
  await arrived(1);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    ...{ type: 'color.changed', subject: { id: color.body.data.id }, data: { hex: '#123456' } },
  });
});

test('a secret is told once, and stands nowhere in clear', async () => {
  const { id, secret } = await webhooks.make(receiver.url);
  expect(secret).toMatch(/^whsec_/);
  await webhooks.ping(id);
  await webhooks.delivered(id, isOver);
  const renewed = await admin.post<Data<{ secret: string }>>(`/admin/webhooks/${id}/secret`);
  expect(renewed.body.data.secret).not.toBe(secret);
  await webhooks.ping(id);
  await arrived(2);
  expect(receiver.received[1]?.verify(renewed.body.data.secret)).toMatchObject({ type: 'ping' });
  const { rows } = await sql(`select (select json_agg(w)::text from portal_webhooks w) as webhooks,
    (select json_agg(d)::text from portal_deliveries d) as deliveries,
    (select json_agg(a)::text from portal_audit a where action like 'webhook.%') as log`);
  const answers = [await admin.get('/admin/webhooks'), await admin.get(`/admin/webhooks/${id}/deliveries`)];
  const stored = JSON.stringify([rows, answers.map(({ body }) => body)]);
  for (const word of [secret, renewed.body.data.secret]) expect(stored).not.toContain(word.slice(6));
  // The rest of an address may be what opens it.
  expect(JSON.stringify(rows[0]?.log)).not.toContain('geheim');
  expect(JSON.stringify(rows[0]?.log)).toContain(`127.0.0.1:${receiver.port}`);
});

test('a test message goes to one that is off too, once', async () => {
  receiver.answer = (response) => response.writeHead(500).end('<b>Stuk</b>');
  const { id, secret } = await webhooks.make(receiver.url, { active: false });
  await webhooks.publish();
  const { id: message, event } = await webhooks.ping(id);
  expect(event).toBeNull();
  expect(await webhooks.delivered(id, hasStatus)).toMatchObject({
    ...{ id: message, type: 'ping', status: 500, body: '<b>Stuk</b>', tries: 1, next_at: null },
  });
  expect(receiver.received.map(({ id }) => id)).toEqual([message]);
  expect(receiver.received[0]?.verify(secret)).toEqual({
    ...{ id: message, type: 'ping', at: expect.any(String), subject: { kind: 'site', id: 'site' }, data: {} },
  });
  expect(await webhooks.load(id)).toMatchObject({ failing_since: null, last: { status: 500 } });
});

test('sent again by two at once is sent again once, also after it arrived', async () => {
  const { id } = await webhooks.make(receiver.url);
  const { id: message } = await webhooks.ping(id);
  await webhooks.delivered(id, hasStatus);
  const path = `/admin/webhooks/${id}/deliveries/${message}/retry`;
  const answers = await Promise.all([admin.post(path), admin.post(path)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await webhooks.delivered(id, ({ tries, next_at: at }) => tries >= 2 && at === null)).toMatchObject({
    tries: 2,
  });
  expect(receiver.received.map((each) => each.id)).toEqual([message, message]);
});

test('messages come newest first, or oldest first, and by nothing else', async () => {
  const { id } = await webhooks.make(receiver.url, { active: false });
  const sent = [await webhooks.ping(id), await webhooks.ping(id)].map((delivery) => delivery.id);
  const list = async (path: string) => {
    const { status, body } = await admin.get<Data<DeliveryResponse[]>>(`/admin/webhooks${path}`);
    return status === 200 ? body.data.map((each) => each.id) : status;
  };
  expect(await list(`/${id}/deliveries?sort=at:asc`)).toEqual(sent);
  expect(await list(`/${id}/deliveries`)).toEqual([...sent].reverse());
  expect(await list(`/${id}/deliveries?sort=body:asc`)).toBe(400);
  expect(await list('?sort=url:desc')).toEqual([id]);
  expect(await list('?sort=secret:asc')).toBe(400);
});

test('a message is found below its own webhook only, and goes with it', async () => {
  const [one, other] = [await webhooks.make(receiver.url), await webhooks.make(receiver.url)];
  const { id } = await webhooks.ping(one.id);
  await webhooks.delivered(one.id, isOver);
  expect((await admin.post(`/admin/webhooks/${other.id}/deliveries/${id}/retry`)).status).toBe(404);
  expect(await webhooks.deliveries(other.id)).toEqual([]);
  await sql(`update portal_deliveries set next_at = now() + interval '1 hour' where webhook_id = ?`, [
    one.id,
  ]);
  expect((await admin.delete(`/admin/webhooks/${one.id}`)).status).toBe(204);
  expect((await admin.get(`/admin/webhooks/${one.id}/deliveries`)).status).toBe(404);
  expect((await sql('select id from portal_deliveries where webhook_id = ?', [one.id])).rows).toEqual([]);
});

test('what waits is given up when it is switched off', async () => {
  receiver.answer = (response) => response.writeHead(500).end();
  const { id } = await webhooks.make(receiver.url);
  await webhooks.publish();
  await webhooks.delivered(id, hasStatus);
  await admin.put(`/admin/webhooks/${id}`, { active: false });
  await webhooks.delivered(id, isOver);
});

test('a change on top of one that was not seen is refused', async () => {
  const { id } = await webhooks.make(receiver.url);
  const tag = (await admin.get('/admin/webhooks')).headers.get('etag') ?? '';
  const put = (types: string[]) => admin.put(`/admin/webhooks/${id}`, { types }, { 'If-Match': tag });
  expect((await put(['site.changed'])).status).toBe(200);
  expect((await put(['page.moved'])).status).toBe(412);
  expect(await webhooks.load(id)).toMatchObject({ types: ['site.changed'] });
});

test.each([
  ['https://10.0.0.1/', 'eigen netwerk'],
  ['https://[::1]/', 'eigen netwerk'],
  ['https://169.254.169.254/latest', 'eigen netwerk'],
  ['http://voorbeeld.nl/', 'https://'],
  ['https://a:b@voorbeeld.nl/', 'wachtwoord'],
  ['https://voorbeeld.nl:25/', 'poort'],
  ['voorbeeld.nl', 'volledig adres'],
  [`https://voorbeeld.nl/\r\nX: y`, 'adres'],
  [`https://voorbeeld.nl/${'x'.repeat(2001)}`, ''],
])('%s is refused, in words', async (url, words) => {
  const { status, body } = await admin.post<ErrorBody>('/admin/webhooks', { url });
  expect(status).toBe(400);
  expect(Object.keys(body.errors ?? {})).toEqual(['url']);
  expect(body.errors?.url?.[0]).toContain(words);
});

test('a name that leads to this machine is refused', async () => {
  // Names of this machine that are in its own list; `localhost` is permitted here, and others are not.
  const { status } = await admin.post<ErrorBody>('/admin/webhooks', { url: 'https://ip6-loopback/' });
  expect(status).toBe(400);
});

test('at most twenty', async () => {
  await Promise.all(Array.from({ length: 20 }, () => webhooks.make(receiver.url, { active: false })));
  expect((await admin.post('/admin/webhooks', { url: receiver.url })).status).toBe(409);
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeliveryResponse } from '../../src/api/webhook/schemas/webhook';
import { sweepDeliveries } from '../../src/api/webhook/lib/queue';
import { switchOffFailing } from '../../src/api/webhook/lib/switch-off';
import type { Client } from '../support/client';
import { getMailbox } from '../support/mailbox';
import { ADMIN, type OwnPortal, startPortal } from '../support/portal';
import { type Receiver, startReceiver } from '../support/receiver';
import { getWebhooks } from '../support/webhooks';
import type { Data, ErrorBody, PageBody } from '../support/wire';
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

const PAST = '2026-01-02T03:04:05.000Z';
const sql = (statement: string, values: unknown[] = []) =>
  portal.strapi.db.connection.raw<{ rows: Record<string, unknown>[] }>(statement, values);

async function publish(more: object = {}): Promise<PageBody> {
  const page = { title: newWord(), is_public: true, published_at: PAST, ...more };
  const { status, body } = await admin.post<Data<PageBody>>('/pages', page);
  expect(status).toBe(200);
  return body.data;
}

const arrived = (count: number) => expect.poll(() => receiver.received.length).toBe(count);

/** The only message of a webhook, once `what` holds of it. */
async function delivered(
  id: string,
  what: (delivery: DeliveryResponse) => boolean,
): Promise<DeliveryResponse> {
  let found: DeliveryResponse | undefined;
  await expect
    .poll(async () => {
      [found] = await webhooks.deliveries(id);
      return found !== undefined && what(found);
    })
    .toBe(true);
  if (!found) throw new Error('No delivery');
  return found;
}

const hasStatus = ({ status }: DeliveryResponse): boolean => status !== null;
const wasTried = ({ tries, duration }: DeliveryResponse): boolean => tries > 0 && duration !== null;
const isOver = ({ next_at: nextAt }: DeliveryResponse): boolean => nextAt === null;
const due = (id: string) => sql('update portal_deliveries set next_at = now() where webhook_id = ?', [id]);

test('what visitors see of a change arrives within seconds, signed', async () => {
  const { id, secret } = await webhooks.make(receiver.url);
  await publish({ title: newWord(), is_public: false });
  await publish({ published_at: null });
  const began = Date.now();
  const page = await publish();
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
  const delivery = await delivered(id, hasStatus);
  expect(delivery).toMatchObject({
    ...{ id: message?.id, event: JSON.parse(message?.body ?? '').id, type: 'page.published', status: 204 },
    ...{ body: '', tries: 1, next_at: null, sent: message?.body, problem: null },
  });
  expect(await webhooks.load(id)).toMatchObject({ failing_since: null, last: { status: 204 } });
});

test('only the types that it asks for', async () => {
  await webhooks.make(receiver.url, { types: ['color.changed'] });
  await publish();
  const color = await admin.post<Data<{ id: string }>>('/colors', { name: newWord(), hex: '#123456' });
  await arrived(1);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    ...{ type: 'color.changed', subject: { id: color.body.data.id }, data: { hex: '#123456' } },
  });
});

test('what visitors no longer see is not sent, however long it waited', async () => {
  receiver.answer = (response) => response.writeHead(503).end();
  const { id } = await webhooks.make(receiver.url, { types: ['page.published'] });
  const page = await publish();
  await arrived(1);
  await delivered(id, wasTried);
  await admin.put(`/pages/${page.id}`, { published_at: null });
  await due(id);
  const { problem } = await delivered(id, isOver);
  expect(problem).toBe('Bezoekers zien dit niet meer. Daarom is het niet gestuurd.');
  expect(receiver.received).toHaveLength(1);
});

test('what its webhook asks for no more is not sent either, and for that reason', async () => {
  const { id } = await webhooks.make(receiver.url);
  await publish();
  const { id: message } = await delivered(id, isOver);
  await admin.put(`/admin/webhooks/${id}`, { types: ['color.changed'] });
  await admin.post(`/admin/webhooks/${id}/deliveries/${message}/retry`);
  const { problem } = await delivered(id, ({ tries, next_at: at }) => tries === 2 && at === null);
  expect(problem).toBe('Om zulke berichten vraagt deze webhook niet meer. Daarom is het niet gestuurd.');
  expect(receiver.received).toHaveLength(1);
  expect(await webhooks.load(id)).toMatchObject({ failing_since: null, last: { status: 204 } });
});

test('a message is listed as what it was by the time it was sent', async () => {
  receiver.answer = (response) => response.writeHead(503).end();
  const { id } = await webhooks.make(receiver.url);
  const page = await publish();
  const { id: message } = await delivered(id, wasTried);
  await admin.put(`/admin/webhooks/${id}`, { types: ['page.published', 'page.unpublished'] });
  await admin.put(`/pages/${page.id}`, { published_at: null });
  receiver.answer = (response) => response.end();
  await due(id);
  const find = async () => (await webhooks.deliveries(id)).find((each) => each.id === message);
  await expect.poll(async () => (await find())?.status).toBe(200);
  const { type, sent } = (await find()) ?? {};
  expect([type, JSON.parse(sent ?? '').type]).toEqual(['page.unpublished', 'page.unpublished']);
});

test('a secret is told once, and stands nowhere in clear', async () => {
  const { id, secret } = await webhooks.make(receiver.url);
  expect(secret).toMatch(/^whsec_/);
  await webhooks.ping(id);
  await delivered(id, isOver);
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
  await publish();
  const { id: message, event } = await webhooks.ping(id);
  expect(event).toBeNull();
  expect(await delivered(id, hasStatus)).toMatchObject({
    ...{ id: message, type: 'ping', status: 500, body: '<b>Stuk</b>', tries: 1, next_at: null },
  });
  expect(receiver.received.map(({ id }) => id)).toEqual([message]);
  expect(receiver.received[0]?.verify(secret)).toEqual({
    ...{ id: message, type: 'ping', at: expect.any(String), subject: { kind: 'site', id: 'site' }, data: {} },
  });
  expect(await webhooks.load(id)).toMatchObject({ failing_since: null, last: { status: 500 } });
});

describe('a receiver that fails', () => {
  beforeEach(() => {
    receiver.answer = (response) => response.writeHead(500).end('Helaas\u0000\u0007');
  });

  test('gets the message again under the same id, later and later, until it arrives', async () => {
    const { id } = await webhooks.make(receiver.url);
    await publish();
    const first = await delivered(id, hasStatus);
    expect(first).toMatchObject({ status: 500, body: 'Helaas\uFFFD\u0007', tries: 1 });
    const pause = (delivery: DeliveryResponse) => Date.parse(delivery.next_at ?? '') - Date.now();
    expect(pause(first)).toBeLessThanOrEqual(5000);
    const { failing_since: since } = (await webhooks.load(id)) ?? {};
    expect(since).toBeTruthy();
    await due(id);
    const second = await delivered(
      id,
      ({ tries, next_at: at }) => tries === 2 && Date.parse(at ?? '') > Date.now(),
    );
    expect(pause(second)).toBeGreaterThan(30_000);
    expect(await webhooks.load(id)).toMatchObject({ failing_since: since });
    receiver.answer = (response) => response.end();
    await due(id);
    expect(await delivered(id, isOver)).toMatchObject({ tries: 3, status: 200, problem: null });
    expect(await webhooks.load(id)).toMatchObject({ failing_since: null });
    expect(new Set(receiver.received.map((message) => message.id)).size).toBe(1);
    const times = receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  test('is given up after its last try', async () => {
    const { id } = await webhooks.make(receiver.url);
    await publish();
    await delivered(id, hasStatus);
    await sql(
      `update portal_deliveries set tries = 8, created_at = now() - interval '23.5 hours', next_at = now()
       where webhook_id = ?`,
      [id],
    );
    expect(await delivered(id, isOver)).toMatchObject({ tries: 9, status: 500 });
  });

  test('is not given up sooner by who sends it again by hand', async () => {
    const { id } = await webhooks.make(receiver.url);
    await publish();
    const { id: message } = await delivered(id, hasStatus);
    for (let tries = 2; tries <= 10; tries += 1) {
      await admin.post(`/admin/webhooks/${id}/deliveries/${message}/retry`);
      const { next_at: next } = await delivered(
        id,
        ({ tries: done, next_at: at }) => done === tries && (at === null || Date.parse(at) > Date.now()),
      );
      expect(next, `after ${tries} tries`).not.toBeNull();
    }
  });

  test('for five days is switched off, and admins hear of it once', async () => {
    const { id } = await webhooks.make(receiver.url);
    await publish();
    await delivered(id, hasStatus);
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
    await publish();
    const { body } = await admin.put<Data<object>>(`/admin/webhooks/${id}`, { active: true });
    expect(body.data).toMatchObject({ active: true, failing_since: null });
    // From now on, not what it missed.
    const seen = receiver.received.length;
    receiver.answer = (response) => response.end();
    const page = await publish();
    await arrived(seen + 1);
    expect(receiver.received.at(-1)?.body).toContain(page.id);
  });
});

test('one that hangs holds up no other, and no request', async () => {
  const slow = await startReceiver(() => undefined);
  const { id } = await webhooks.make(slow.url);
  await webhooks.make(receiver.url);
  await publish();
  await expect.poll(() => slow.received.length).toBe(1);
  await sql(
    `insert into portal_deliveries (document_id, webhook_id, position, type, tries, next_at, created_at)
     select md5(n::text), ?, null, 'ping', 0, now(), now() from generate_series(1, 300) n`,
    [id],
  );
  const page = await publish();
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

test('sent again by two at once is sent again once, also after it arrived', async () => {
  const { id } = await webhooks.make(receiver.url);
  const { id: message } = await webhooks.ping(id);
  await delivered(id, hasStatus);
  const path = `/admin/webhooks/${id}/deliveries/${message}/retry`;
  const answers = await Promise.all([admin.post(path), admin.post(path)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await delivered(id, ({ tries, next_at: at }) => tries >= 2 && at === null)).toMatchObject({
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
  await delivered(one.id, isOver);
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
  await publish();
  await delivered(id, hasStatus);
  await admin.put(`/admin/webhooks/${id}`, { active: false });
  await delivered(id, isOver);
});

test('a change on top of one that was not seen is refused', async () => {
  const { id } = await webhooks.make(receiver.url);
  const tag = (await admin.get('/admin/webhooks')).headers.get('etag') ?? '';
  const put = (types: string[]) => admin.put(`/admin/webhooks/${id}`, { types }, { 'If-Match': tag });
  expect((await put(['site.changed'])).status).toBe(200);
  expect((await put(['page.moved'])).status).toBe(412);
  expect(await webhooks.load(id)).toMatchObject({ types: ['site.changed'] });
});

test('messages are kept for 30 days', async () => {
  const { id } = await webhooks.make(receiver.url);
  await webhooks.ping(id);
  await delivered(id, isOver);
  await sweepDeliveries(portal.strapi);
  expect(await webhooks.deliveries(id)).toHaveLength(1);
  await sql(`update portal_deliveries set created_at = now() - interval '31 days'`);
  await sweepDeliveries(portal.strapi);
  expect(await webhooks.deliveries(id)).toEqual([]);
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

import { once } from 'node:events';
import { createServer as createSecureServer } from 'node:https';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../../scripts/lib/postgres.mjs';
import { getPause } from '../../src/api/webhook/sending/pauses';
import { send, type SendOptions } from '../../src/api/webhook/sending/send';
import { newSecret } from '../../src/api/webhook/sending/sign';
import { type Receiver, startReceiver } from '../support/receiver';
import { newKey } from '../support/saml/certificate';

const secret = newSecret();
const body = JSON.stringify({ id: 'e1', type: 'ping', data: { title: 'Zoë' } });
let receiver: Receiver;

beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const sendTo = (url: string, options: Partial<SendOptions> = {}) =>
  send({ url, id: 'bericht1', body, secret }, { permitted: ['127.0.0.1'], ...options });

async function listen(server: Server): Promise<number> {
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return port;
}

const local = (address: string) => ({ address, family: 4 });

test('a message is posted once, signed so that any library of Standard Webhooks verifies it', async () => {
  receiver.answer = (response) => response.end('Dank je');
  const outcome = await sendTo(receiver.url);
  expect(outcome).toMatchObject({ status: 200, body: 'Dank je', problem: null });
  expect(outcome.duration).toBeGreaterThanOrEqual(0);
  const [received] = receiver.received;
  expect(receiver.received).toHaveLength(1);
  expect(received).toMatchObject({ id: 'bericht1', path: '/haak?code=geheim', body });
  expect(received?.headers['content-type']).toBe('application/json');
  expect(received?.verify(secret)).toEqual(JSON.parse(body));
  expect(() => received?.verify(newSecret())).toThrow();
});

test('a secret is whsec_ and 32 random bytes', () => {
  expect(newSecret()).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(newSecret()).not.toBe(newSecret());
});

describe('a receiver that harms nobody', () => {
  test.each([500, 503, 404, 410])('answers %i', async (status) => {
    receiver.answer = (response) => response.writeHead(status).end('Helaas');
    expect(await sendTo(receiver.url)).toMatchObject({ status, body: 'Helaas', problem: 'status' });
  });

  test.each([301, 302, 303, 307, 308, 304])('redirects with %i', async (status) => {
    receiver.answer = (response) => response.writeHead(status, { Location: receiver.url }).end();
    expect(await sendTo(receiver.url)).toMatchObject({ status, problem: 'redirect' });
    expect(receiver.received).toHaveLength(1);
  });

  const patienceMs = 300;
  const silent = { status: null, body: null, problem: 'timeout' };

  test('says nothing', async () => {
    receiver.answer = () => undefined;
    expect(await sendTo(receiver.url, { patienceMs })).toMatchObject(silent);
  });

  test('drips', async () => {
    receiver.answer = (response) => {
      const timer = setInterval(() => response.write('.'), 10);
      response.once('close', () => clearInterval(timer));
    };
    expect(await sendTo(receiver.url, { patienceMs })).toMatchObject(silent);
  });

  test('says that it goes on, for ever', async () => {
    receiver.answer = (response) => {
      const timer = setInterval(() => response.writeProcessing(), 10);
      response.once('close', () => clearInterval(timer));
    };
    expect(await sendTo(receiver.url, { patienceMs })).toMatchObject(silent);
  });

  test('has a name that is looked up for ever', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    const permitted = ['traag.voorbeeld.nl'];
    expect(await sendTo('http://traag.voorbeeld.nl/', { permitted, resolve, patienceMs })).toMatchObject(
      silent,
    );
  });

  test('answers without end: only the beginning is read', async () => {
    const chunk = 'x'.repeat(64 * 1024);
    let written = 0;
    receiver.answer = (response) => {
      const more = (): void => {
        written += chunk.length;
        if (!response.destroyed) response.write(chunk, more);
      };
      more();
    };
    const outcome = await sendTo(receiver.url);
    expect(outcome).toMatchObject({ status: 200, problem: null });
    expect(outcome.body).toHaveLength(20_000);
    expect(written).toBeLessThan(64 * 1024 * 1024);
  });

  test('answers what is no text', async () => {
    receiver.answer = (response) => response.end(Buffer.from([0, 1, 0xff, 0x3c, 0x62, 0x3e]));
    expect(await sendTo(receiver.url)).toMatchObject({ body: '\uFFFD\u0001\uFFFD<b>', problem: null });
  });

  test('answers with headers without end', async () => {
    receiver.answer = (response) => response.setHeader('X-Veel', 'x'.repeat(100_000)).end();
    expect(await sendTo(receiver.url)).toMatchObject({ status: null, problem: 'connection' });
  });

  test.each<[string, (socket: Socket) => unknown]>([
    ['closes at once', (socket) => socket.destroy()],
    ['speaks another protocol', (socket) => socket.end('220 mail ESMTP\r\n')],
    [
      'switches protocols',
      (socket) => socket.write('HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    ],
    ['breaks off its answer', (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf')],
  ])('%s', async (_name, act) => {
    const port = await listen(
      createServer((socket) => {
        socket.on('error', () => undefined).once('data', () => act(socket));
      }),
    );
    const outcome = await sendTo(`http://127.0.0.1:${port}/`, { patienceMs: 5000 });
    expect(outcome).toMatchObject({ status: null, problem: 'connection' });
  });

  test('is not there', async () => {
    const { url } = receiver;
    await receiver.stop();
    expect(await sendTo(url)).toMatchObject({ status: null, problem: 'connection' });
    receiver = await startReceiver();
  });

  test('has a name that does not exist', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    expect(await sendTo('https://bestaat-niet.voorbeeld.nl/', { resolve })).toMatchObject({
      problem: 'unknown-host',
    });
  });

  test('has a certificate of its own making', async () => {
    const { privateKey: key, certificate: cert } = newKey('haak.ziekenhuis.nl');
    const named: string[] = [];
    const SNICallback = (name: string, done: (error: null) => void): void => {
      named.push(name);
      done(null);
    };
    const port = await listen(createSecureServer({ key, cert, SNICallback }));
    const outcome = await sendTo(`https://haak.ziekenhuis.nl:${port}/`, {
      permitted: ['haak.ziekenhuis.nl'],
      resolve: () => Promise.resolve([local('127.0.0.1')]),
    });
    expect(outcome).toMatchObject({ status: null, problem: 'certificate' });
    // Of the name, though it was called by its address.
    expect(named).toEqual(['haak.ziekenhuis.nl']);
  });
});

test('a name is looked up once, and called at the address that was judged', async () => {
  const resolve = vi
    .fn()
    .mockResolvedValueOnce([local('127.0.0.1')])
    .mockResolvedValue([local('127.0.0.2')]);
  const url = `http://haak.ziekenhuis.nl:${receiver.port}/`;
  const outcome = await sendTo(url, { permitted: ['haak.ziekenhuis.nl'], resolve });
  expect(outcome.status).toBe(204);
  expect(resolve.mock.calls).toEqual([['haak.ziekenhuis.nl']]);
  expect(receiver.received.map(({ host }) => host)).toEqual([`haak.ziekenhuis.nl:${receiver.port}`]);
});

test('a name that leads inside the network is not called', async () => {
  const resolve = vi.fn().mockResolvedValue([local('127.0.0.1')]);
  const url = `https://haak.voorbeeld.nl:${receiver.port}/`;
  expect(await sendTo(url, { resolve })).toMatchObject({ status: null, problem: 'address' });
  expect(await sendTo(receiver.url, { permitted: [] })).toMatchObject({ status: null, problem: 'address' });
  expect(receiver.received).toEqual([]);
});

test('stopping breaks a message off', async () => {
  const stopping = new AbortController();
  receiver.answer = () => stopping.abort();
  const options = { stopping: stopping.signal };
  expect(await sendTo(receiver.url, options)).toMatchObject({ problem: 'connection' });
  // Then nothing more is begun.
  expect(await sendTo(receiver.url, options)).toMatchObject({ problem: 'connection' });
  expect(receiver.received).toHaveLength(1);
});

describe('the pauses', () => {
  const HOUR = 3_600_000;
  const pauses: number[] = [];
  const sum = () => pauses.reduce((all, pause) => all + pause, 0);
  for (let pause = getPause(1, 0); pause !== null; pause = getPause(pauses.length + 1, sum()))
    pauses.push(pause);

  test('grow, and together last almost a day', () => {
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses[0]).toBeLessThanOrEqual(5000);
    expect(sum() / HOUR).toBeGreaterThan(23);
    expect(sum() / HOUR).toBeLessThanOrEqual(24);
  });

  test('end no sooner by more tries, and are all there for what had to wait for its first', () => {
    const after = pauses.length + 1;
    expect([getPause(after, HOUR), getPause(after, 13 * HOUR), getPause(after, 15 * HOUR)]).toEqual([
      expect.any(Number),
      expect.any(Number),
      null,
    ]);
    expect(pauses.map((_pause, n) => getPause(n + 1, 40 * HOUR))).toEqual(pauses);
  });
});

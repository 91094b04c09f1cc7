import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cutSlowBodies } from '../../src/server/security/slow-bodies';

const LOOK_MS = 100;
let server: Server;
let stop: () => void;

beforeEach(async () => {
  server = createServer((incoming, answer) => {
    incoming.resume().once('end', () => answer.end('whole'));
  });
  stop = cutSlowBodies(server, LOOK_MS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  stop();
  server.closeAllConnections();
  server.close();
});

const getPort = (address: AddressInfo | string | null) =>
  typeof address === 'object' ? address?.port : undefined;

/** Sends `bytes` a few times a look, `times` times; gives the status, or how it was cut. */
async function trickle(bytes: number, times: number, type = 'application/json'): Promise<number | string> {
  const headers = { 'Content-Type': type };
  const sending = request({ host: '127.0.0.1', port: getPort(server.address()), method: 'POST', headers });
  const end = new Promise<number | string>((resolve) => {
    sending.once('response', (answer) => resolve(answer.resume().statusCode ?? 0));
    sending.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
  });
  let left = times;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) sending.write(Buffer.alloc(bytes));
    else sending.end();
  }, LOOK_MS / 5);
  try {
    return await end;
  } finally {
    clearInterval(timer);
  }
}

test('one byte now and then is cut', async () => {
  expect(await trickle(1, 10_000)).toMatch(/ECONNRESET|EPIPE/);
});

test('a body that is held in memory is cut at the second slow look, a file at the third', async () => {
  const cutAfter = async (type: string) => {
    const start = performance.now();
    expect(await trickle(1, 10_000, type)).toMatch(/ECONNRESET|EPIPE/);
    return performance.now() - start;
  };
  const times = [await cutAfter('multipart/form-data; boundary=x'), await cutAfter('application/json')];
  expect(times[0]).toBeGreaterThan(LOOK_MS);
  expect(times[0]).toBeGreaterThan(times[1] ?? 0);
});

test('a small body is not, whenever it comes between two looks', async () => {
  for (let n = 0; n < 5; n += 1) expect(await trickle(1, 3)).toBe(200);
});

test('a slow line that goes on is not', async () => {
  expect(await trickle(5_000, 20)).toBe(200);
});

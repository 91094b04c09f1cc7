import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

let receiver: ChildProcess;
let lines: AsyncIterator<string>;
let address: string;

async function nextLine(): Promise<string> {
  const { value } = await lines.next();
  return String(value);
}

beforeAll(async () => {
  const script = path.join(__dirname, '../../docs/examples/receiver.mjs');
  const env = { ...process.env, WEBHOOK_SECRET: SECRET, PORT: '0' };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  receiver = child;
  const reader: Interface = createInterface(child.stdout);
  lines = reader[Symbol.asyncIterator]();
  address = `http://127.0.0.1:${/\d+$/.exec(await nextLine())?.[0]}`;
});
afterAll(() => receiver.kill());

async function deliver(id: string, event: object, secret = SECRET, at = new Date()): Promise<number> {
  const body = JSON.stringify(event);
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
  return (await fetch(address, { method: 'POST', headers, body })).status;
}

test('the receiver of the documentation takes what is signed, once, and nothing else', async () => {
  const changed = { type: 'asset.changed', subject: { kind: 'asset', id: 'a1' } };
  expect(await deliver('1', { type: 'ping' })).toBe(204);
  expect(await nextLine()).toMatch(/^ping\s*$/);
  expect(await deliver('2', changed, `whsec_${Buffer.from('een ander').toString('base64')}`)).toBe(400);
  expect(await deliver('2', changed, SECRET, new Date(Date.now() - 3_600_000))).toBe(400);
  expect(await deliver('2', changed)).toBe(204);
  expect(await deliver('2', changed)).toBe(204);
  expect(await deliver('3', { ...changed, type: 'asset.deleted' })).toBe(204);
  expect(await nextLine()).toBe('asset.changed asset a1');
  expect(await nextLine()).toBe('asset.deleted asset a1');
});

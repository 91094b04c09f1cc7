import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { beforeAll, expect, test, vi } from 'vitest';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import { ADMIN, type OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';

const MB = 1024 * 1024;
/** More than what the system itself keeps of a connection. */
const SIZE = 48 * MB;
const READERS = 20;

let portal: OwnPortal;
let token: string;
let url: string;

beforeAll(async () => {
  portal = await sharedPortal();
  const big = samples.sample('groot.txt', Buffer.alloc(SIZE, 'Noorderlicht '));
  const { files } = await makeAsset(await portal.admin(), await samples.png(), [big]);
  url = `${portal.url}/api/v1/files/${files[0]?.id}/download`;
  token = (await portal.api.post<{ access_token: string }>('/auth/login', ADMIN)).body.access_token;
});

/** How many of the portal's files are open; it runs in this process. */
const openFiles = (): number =>
  readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`).startsWith(`${portal.dataDir}/uploads/`);
    } catch {
      // Closed meanwhile.
      return false;
    }
  }).length;

/** A download of which nothing is read yet. */
async function begin(): Promise<IncomingMessage> {
  const request = get(url, { agent: false, headers: { Authorization: `Bearer ${token}` } });
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (answer?.statusCode !== 200) throw new Error(`A download answered ${answer?.statusCode}`);
  return answer;
}

const beginAll = (): Promise<IncomingMessage[]> => Promise.all(Array.from({ length: READERS }, begin));

async function leave(answer: IncomingMessage): Promise<void> {
  answer.destroy();
  await finished(answer).catch(() => undefined);
}

test.skipIf(process.platform !== 'linux')(
  'who leaves halfway leaves no file open, and nothing to write to the console about',
  async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const readers = await beginAll();
    for (const reader of readers) await once(reader, 'readable');
    // Its text may be read at the same time.
    await expect.poll(openFiles).toBe(READERS);
    await Promise.all(readers.map(leave));
    await expect.poll(openFiles).toBe(0);
    expect(written).not.toHaveBeenCalled();
    written.mockRestore();
  },
);

test('of a file that nobody reads on no more is held than a few pieces', async () => {
  const before = process.memoryUsage().arrayBuffers;
  const readers = await beginAll();
  // By the time that one client has all of it, the others got as far as they come.
  const whole = await begin();
  let bytes = 0;
  whole.on('data', (piece: Buffer) => (bytes += piece.length));
  await finished(whole);
  expect(bytes).toBe(SIZE);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(READERS * 3 * MB);
  await Promise.all(readers.map(leave));
});

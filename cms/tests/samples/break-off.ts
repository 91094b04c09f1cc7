import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { ADMIN, type Portal } from '../support/portal';

const WAIT = { timeout: 10_000, interval: 20 };

/** Begins to send a file, stops halfway, and waits until nothing of it is there any more. */
export async function breakOffUpload(
  { api, url, dataDir }: Portal,
  { method = 'POST', where = '/assets', field = 'original' } = {},
): Promise<void> {
  const incoming = () => readdirSync(path.join(dataDir, 'tmp'));
  const login = await api.post<{ access_token: string }>('/auth/login', ADMIN);
  const sending = request(`${url}/api/v1${where}`, {
    method,
    headers: {
      Authorization: `Bearer ${login.body.access_token}`,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Transfer-Encoding': 'chunked',
    },
  });
  sending.on('error', () => undefined);
  sending.write(`--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`);
  sending.write(Buffer.alloc(50_000));
  await vi.waitFor(() => expect(incoming()).toHaveLength(1), WAIT);
  sending.destroy();
  await vi.waitFor(() => expect(incoming()).toEqual([]), WAIT);
}

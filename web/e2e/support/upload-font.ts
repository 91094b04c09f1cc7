import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext } from '@playwright/test';
import { ADMIN } from './accounts';
import { unique } from './samples';

const FONT = new URL('../../../cms/demo/files/noorderlicht-figtree-variable.woff2', import.meta.url);

/** An asset with a font, that no page of the demo shows; its id. */
export async function uploadFont(request: APIRequestContext): Promise<string> {
  const login = await request.post('/api/v1/auth/login', { data: ADMIN });
  const { access_token }: { access_token: string } = await login.json();
  const headers = { Authorization: `Bearer ${access_token}` };
  const made = await request.post('/api/v1/assets', {
    headers,
    multipart: { title: unique('Besloten letter') },
  });
  const { data }: { data: { id: string } } = await made.json();
  const file = { name: 'letter.woff2', mimeType: 'font/woff2', buffer: readFileSync(FONT) };
  const sent = await request.post(`/api/v1/assets/${data.id}/files`, {
    headers,
    multipart: { 'files[]': file },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  return data.id;
}

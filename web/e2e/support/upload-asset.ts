import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext } from '@playwright/test';
import { ADMIN } from './accounts';
import type { Sample } from './pictures';
import { unique } from './samples';

const FONT = new URL('../../../cms/demo/files/noorderlicht-figtree-variable.woff2', import.meta.url);

/** Makes an asset with a file as its original or one of its files; its id. */
export async function uploadAsset(
  request: APIRequestContext,
  place: 'original' | 'files[]',
  file: Sample,
): Promise<string> {
  const login = await request.post('/api/v1/auth/login', { data: ADMIN });
  const { access_token }: { access_token: string } = await login.json();
  const sent = await request.post('/api/v1/assets', {
    headers: { Authorization: `Bearer ${access_token}` },
    multipart: { title: unique('Eigen bestand'), [place]: file },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const { data }: { data: { id: string } } = await sent.json();
  return data.id;
}

/** An asset with a font, that no page of the demo shows; its id. */
export const uploadFont = (request: APIRequestContext): Promise<string> =>
  uploadAsset(request, 'files[]', {
    name: 'letter.woff2',
    mimeType: 'font/woff2',
    buffer: readFileSync(FONT),
  });

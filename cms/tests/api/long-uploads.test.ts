import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import { sample } from '../samples/files';
import { getForm } from '../samples/sending';
import { makeToken } from '../support/api-tokens';
import type { Client } from '../support/client';
import { PASSWORD } from '../support/people';
import { admin, people, portal, setUpPortal } from '../support/shared-portal';
import type { Data } from '../support/wire';
import { newWord } from '../support/words';

setUpPortal();

/** Sends a form of which the second half comes after `meanwhile`; the status of the answer. */
async function sendInTwo(
  client: Client,
  path: string,
  form: FormData,
  meanwhile: () => Promise<unknown>,
): Promise<number> {
  const whole = new Response(form);
  const headers = { 'Content-Type': whole.headers.get('Content-Type') ?? '' };
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const middle = Math.floor(bytes.length / 2);
  const raw = new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes.slice(0, middle));
      // Until the portal has let the first half in.
      await wait(500);
      await meanwhile();
      controller.enqueue(bytes.slice(middle));
      controller.close();
    },
  });
  return (await client.send('POST', path, { raw, headers })).status;
}

const getText = (field: string): FormData => getForm({}, field, [sample('lang.txt', 'tekst '.repeat(2000))]);

test('what a token was sending when it was revoked is not kept', async () => {
  const { id, token } = await makeToken(admin, { scopes: ['read', 'write-assets'] });
  const program = portal.api.bearer(token);
  const asset = (await program.post<Data<AssetResponse>>('/assets', { title: newWord() })).body.data.id;
  const files = async () => (await admin.get<Data<AssetResponse>>(`/assets/${asset}`)).body.data.files.length;

  expect(
    await sendInTwo(program, `/assets/${asset}/files`, getText('files[]'), () => Promise.resolve()),
  ).toBe(200);
  expect(await files()).toBe(1);
  const revoke = () => admin.delete(`/admin/api-tokens/${id}`);
  expect(await sendInTwo(program, `/assets/${asset}/files`, getText('files[]'), revoke)).toBe(401);
  expect(await files()).toBe(1);
});

test.each(['/assets', '/users/import'])(
  'nor what an administrator was sending to %s who is none any more',
  async (path) => {
    const person = await people.make({ roles: ['admin'] });
    const client = await portal.api.as(person.email, PASSWORD);
    const form = path === '/assets' ? getText('files[]') : getText('file');
    const demote = () => people.change(person, { roles: ['user'] });
    expect(await sendInTwo(client, path, form, demote)).toBe(403);
  },
);

test('a login that lapsed meanwhile does no harm to a long upload', async () => {
  const person = await people.make({ roles: ['admin'] });
  const client = await portal.api.as(person.email, PASSWORD);
  const lapse = () =>
    portal.strapi.db.connection.raw(
      'update portal_sessions set access_expires_at = now() where user_id = (select id from up_users where email = ?)',
      [person.email],
    );
  expect(await sendInTwo(client, '/assets', getText('files[]'), lapse)).toBe(200);
});

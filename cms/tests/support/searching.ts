import { expect } from 'vitest';
import type { Client } from './client';
import { sharedPortal } from './shared-portal';
import type { Data, ErrorBody, GroupBody, PageBody } from './wire';
import { newWord } from './words';

const PASSWORD = 'Wachtwoord-voor-proef-1';

/** A moment in the past: a page with it is published at once. */
export const NOW = '2026-01-02T03:04:05.000Z';

interface Hit {
  kind: string;
  id: string;
  title: string;
  url: string;
  crumbs: string[];
  snippet: { text: string; mark: boolean }[];
  because: string;
  file_page: number | null;
  page: { id: string; slug: string } | null;
  block: { id: number; type: string } | null;
  asset: { id: string } | null;
  files: { id: string; name: string; ext: string }[];
  can: object | null;
}
export interface Found {
  data: Hit[];
  meta: { counts: Record<string, number>; corrected: string | null; pagination: { total: number } };
}

/** The shared portal with an administrator, and a reader in a group that may view. */
export async function startSearchable() {
  const portal = await sharedPortal();
  const admin = await portal.admin();
  const word = newWord();
  const lezers = { name: `Lezers ${word}`, permissions: ['view'] };
  const made = await admin.post<Data<GroupBody>>('/groups', lezers);
  const group = made.body.data.id;
  const person = { firstName: 'Jo', lastName: 'Bakker', email: `jo@${word}.example`, password: PASSWORD };
  expect((await admin.post('/users', { ...person, groups: [group] })).status).toBe(200);
  return { portal, admin, group, reader: await portal.api.as(person.email, PASSWORD) };
}

/** Publishes a page that is open to all, unless `body` says otherwise. */
export async function publish(admin: Client, body: object): Promise<PageBody> {
  const made = await admin.post<Data<PageBody> & ErrorBody>('/pages', {
    is_public: true,
    published_at: NOW,
    ...body,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return made.body.data;
}

export async function search(client: Client, q: string, more = ''): Promise<Found> {
  const { status, body } = await client.get<Found & ErrorBody>(`/search?q=${encodeURIComponent(q)}${more}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

export const findTitles = async (client: Client, q: string, more = ''): Promise<string[]> =>
  (await search(client, q, more)).data.map(({ title }) => title);

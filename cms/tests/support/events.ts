import { expect } from 'vitest';
import type { EventListResponse, EventResponse } from '../../src/api/event/schemas/event';
import type { Client } from './client';
import type { Data, ErrorBody, PageBody } from './wire';
import { newWord } from './words';

/** A moment in the past, at which a page is published at once. */
export const PAST = '2026-01-02T03:04:05Z';

/** GET /events. */
export const listEvents = (client: Client, query = '') =>
  client.get<EventListResponse & ErrorBody>(`/events${query}`);

/** The place of now for a client. */
export const findNow = async (client: Client): Promise<string> => (await listEvents(client)).body.meta.next;

/** What a client is told of these subjects alone: other files write meanwhile. */
export async function findTold(
  client: Client,
  after: string,
  subjects: readonly string[],
): Promise<EventResponse[]> {
  const { status, body } = await listEvents(client, `?after=${after}`);
  expect(status).toBe(200);
  return body.data.filter(({ subject }) => subjects.includes(subject.id));
}

/** The types of these, oldest first. */
export const findTypes = async (client: Client, after: string, ...subjects: string[]): Promise<string[]> =>
  (await findTold(client, after, subjects)).map(({ type }) => type);

/** Makes a page that is live and open to all, unless said otherwise. */
export async function makeLivePage(admin: Client, more: object = {}): Promise<PageBody> {
  const page = { title: `Pagina ${newWord()}`, is_public: true, published_at: PAST, ...more };
  return (await admin.post<Data<PageBody>>('/pages', page)).body.data;
}

/** Saves a page. */
export async function savePage(admin: Client, { id }: { id: string }, more: object): Promise<void> {
  expect((await admin.put(`/pages/${id}`, more)).status).toBe(200);
}

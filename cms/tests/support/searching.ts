import { expect } from 'vitest';
import type { Client } from './client';
import type { Data, ErrorBody, PageBody } from './wire';

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
  can: object | null;
}
export interface Found {
  data: Hit[];
  meta: { counts: Record<string, number>; corrected: string | null; pagination: { total: number } };
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

/** What a viewer finds. */
export async function search(client: Client, q: string, more = ''): Promise<Found> {
  const { status, body } = await client.get<Found & ErrorBody>(`/search?q=${encodeURIComponent(q)}${more}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

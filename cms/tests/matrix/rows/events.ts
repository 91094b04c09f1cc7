import type { EventListResponse } from '../../../src/api/event/schemas/event';
import { type Caller, everybody } from '../callers';
import { row } from '../row';
import type { World } from '../world';

/** Whoever has rights; of each other the place of one is unknown. */
const READERS = ['anonymous', 'groupless', 'viewer', 'user', 'editor', 'blind', 'admin'] as const;

/** The place of now for a caller, and then an event of everything that is private to somebody. */
async function happened({ admin, callers, pages, assets }: World, caller: Caller) {
  const { body } = await callers[caller].get<EventListResponse>('/events');
  for (const { id } of [pages.staff, pages.users]) {
    await admin.put(`/pages/${id}`, { published_at: '2026-01-02T03:04:05.000Z' });
  }
  for (const { id, title } of [pages.draft, pages.scheduled]) await admin.put(`/pages/${id}`, { title });
  for (const { id, title } of Object.values(assets)) await admin.put(`/assets/${id}`, { title });
  return { path: `/events?after=${body.meta.next}` };
}

/** What changed, for each who may know of it. */
export const eventRows = [
  row('GET /events', 'the place of now', () => ({ path: '/events' }), everybody(200)),
  row('GET /events', 'rubbish', () => ({ path: '/events?after=%00' }), everybody(400)),
  ...READERS.map((caller) =>
    row('GET /events', `since a place of ${caller}`, (world) => happened(world, caller), {
      ...everybody(410),
      [caller]: 200,
    }),
  ),
];

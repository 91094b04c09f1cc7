import type { Core } from '@strapi/strapi';
import { gone } from '../../../../http/errors';
import { canSeePage } from '../../../../permissions/abilities';
import { anonymous, type Viewer } from '../../../../permissions/viewer';
import { getPublished, type PageIndex } from '../../../../published';
import type { EventListResponse, EventResponse, EventType } from '../../schemas/event';
import type { StoredEvent } from '../facts';
import { KEPT_DAYS } from '../sweep';
import { getTold } from '../tell';
import { getRights, makeEventId, makeNext, type Mark, readPlace } from './cursor';
import { findBegin, findRow, findRows } from './rows';

const MOST = 500;
const AT_ONCE = 1000;
const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000;

const GONE = 'Vanaf hier is niet meer te zeggen wat er veranderde. Begin opnieuw met de lijsten.';

const isGone = (type: EventType): boolean => type === 'page.unpublished' || type === 'asset.deleted';

const getVisibleParent = (viewer: Viewer, pages: PageIndex, parentId: string | undefined): string | null => {
  const live = parentId === undefined ? undefined : pages.byId.get(parentId)?.live;
  return live && canSeePage(viewer, live) ? (parentId ?? null) : null;
};

function getData(viewer: Viewer, event: StoredEvent, pages: PageIndex): EventResponse['data'] {
  if (event.kind === 'site' || event.now === null) return {};
  if (event.kind === 'color') return { token: event.now.token, hex: event.now.hex };
  if (event.kind === 'asset') return { title: event.now.title };
  const { title, slug, parent } = event.now;
  return { title, slug, parent_id: getVisibleParent(viewer, pages, parent?.id) };
}

/** An event as a viewer is told of it; null when they are not. */
function presentEvent(viewer: Viewer, event: StoredEvent, pages: PageIndex): EventResponse | null {
  const type = getTold(viewer, event);
  if (type === null) return null;
  return {
    id: makeEventId(event.position, viewer),
    type,
    at: event.at.toISOString(),
    subject: { kind: event.kind, id: event.subject },
    data: isGone(type) ? {} : getData(viewer, event, pages),
  };
}

/** An event as every visitor may know it; null when no visitor could see what it is about, before or after. */
export async function presentForVisitor(
  strapi: Core.Strapi,
  event: StoredEvent,
): Promise<EventResponse | null> {
  const { pages } = await getPublished(strapi).snapshot();
  return presentEvent(anonymous, event, pages);
}

/** The position in `after`. Throws 410 when the reader has to start again. */
async function findPosition(strapi: Core.Strapi, viewer: Viewer, after: string): Promise<string> {
  const place = readPlace(after);
  if (place?.rights !== getRights(viewer)) throw gone(GONE);
  const row = await findRow(strapi, place.position);
  if (!row || (place.until === null && getTold(viewer, row) === null)) throw gone(GONE);
  if ((place.until ?? row.at.getTime()) < Date.now() - KEPT_MS) throw gone(GONE);
  return row.position;
}

/** What a viewer is told after a position. */
interface ToldEvents {
  data: EventResponse[];
  /** The last that they are told of, of any type. */
  last: StoredEvent | null;
  /** Whether there may be more. */
  isCut: boolean;
}

async function readTold(
  strapi: Core.Strapi,
  viewer: Viewer,
  start: string,
  types: readonly EventType[] | null,
): Promise<ToldEvents> {
  let position = start;
  const told: ToldEvents = { data: [], last: null, isCut: false };
  for (;;) {
    const rows = await findRows(strapi, position, AT_ONCE);
    // No older than the rows: a parent that is shown may be seen since.
    const { pages } = await getPublished(strapi).snapshot();
    for (const row of rows) {
      position = row.position;
      const event = presentEvent(viewer, row, pages);
      if (!event) continue;
      told.last = row;
      if (types === null || types.includes(event.type)) told.data.push(event);
      if (told.data.length === MOST) return { ...told, isCut: true };
    }
    if (rows.length < AT_ONCE) return told;
  }
}

const getLatest = (one: string, other: string): string => (BigInt(one) > BigInt(other) ? one : other);

/** Where a viewer goes on: it follows from what they are told alone, and stays the same meanwhile. */
function getNext(start: string, { last, isCut }: ToldEvents, begin: Mark): Mark {
  if (last && isCut) return { position: last.position, until: last.at.getTime() };
  return { position: getLatest(last?.position ?? start, begin.position), until: begin.until };
}

/**
 * What changed for a viewer since `after` (null: nothing, only the place of now), oldest first, at most 500; only of
 * some types, or all. Throws 410 when `after` is unknown or older than 30 days, or their rights changed since.
 */
export async function findEvents(
  strapi: Core.Strapi,
  viewer: Viewer,
  after: string | null,
  types: readonly EventType[] | null,
): Promise<EventListResponse> {
  const begin = await findBegin(strapi);
  const start = after === null ? begin.position : await findPosition(strapi, viewer, after);
  const told = await readTold(strapi, viewer, start, after === null ? [] : types);
  return { data: told.data, meta: { next: makeNext(getNext(start, told, begin), viewer) } };
}

import type { Core } from '@strapi/strapi';
import { presentForVisitor } from '../../event/lib/reads/find-events';
import { findRow } from '../../event/lib/reads/rows';
import { wantsType } from './enqueue-events';
import { type Claimed, PING } from './queue';

/** The most that is sent, in bytes. */
const MOST_SENT = 20_000;

const getPing = ({ documentId, createdAt }: Claimed) => ({
  id: documentId,
  type: PING,
  at: createdAt.toISOString(),
  subject: { kind: 'site', id: 'site' },
  data: {},
});

async function findEvent(strapi: Core.Strapi, position: string, claimed: Claimed) {
  const row = await findRow(strapi, position);
  const event = row && (await presentForVisitor(strapi, row));
  return event && wantsType(claimed, event.type) ? event : null;
}

/** The body of a message, its event as a visitor sees it now; null when visitors see nothing of it any more. */
export async function loadBody(strapi: Core.Strapi, claimed: Claimed): Promise<string | null> {
  const { position } = claimed;
  const event = position === null ? getPing(claimed) : await findEvent(strapi, position, claimed);
  if (!event) return null;
  const body = JSON.stringify(event);
  return Buffer.byteLength(body) <= MOST_SENT ? body : JSON.stringify({ ...event, data: {} });
}

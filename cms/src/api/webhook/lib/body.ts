import type { Core } from '@strapi/strapi';
import { presentForVisitor } from '../../event/lib/reads/find-events';
import { findRow } from '../../event/lib/reads/rows';
import { wantsType } from './enqueue-events';
import type { Withheld } from '../sending/problems';
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
  if (event && wantsType(claimed, event.type)) return event;
  return event?.type === claimed.type ? 'unwanted' : 'unseen';
}

/** What is sent, and the type of its event. */
interface Content {
  type: string;
  body: string;
}

/** The body of a message, its event as a visitor sees it now; or why there is nothing to send any more. */
export async function loadContent(strapi: Core.Strapi, claimed: Claimed): Promise<Content | Withheld> {
  const { position } = claimed;
  const event = position === null ? getPing(claimed) : await findEvent(strapi, position, claimed);
  if (typeof event === 'string') return event;
  const { type } = event;
  const body = JSON.stringify(event);
  return { type, body: Buffer.byteLength(body) <= MOST_SENT ? body : JSON.stringify({ ...event, data: {} }) };
}

import type { Core } from '@strapi/strapi';
import { viewerOf } from '../http/portal-strategy';
import type { Action } from './actions';

/** One line of the audit log. */
export interface AuditLine {
  action: Action;
  /** The id on the wire of what it was done to. */
  subject?: string;
  /** A user's id; left out: who makes the present request. */
  actor?: string | null;
  /** Before and after, or why it was refused. Never a password, a token or the address in a mail. */
  details?: Record<string, unknown>;
}

const actorOf = (strapi: Core.Strapi): string | null => {
  const ctx = strapi.requestContext.get();
  const viewer = ctx ? viewerOf(ctx) : null;
  return viewer && viewer.kind !== 'anonymous' ? viewer.id : null;
};

/** Adds a line to the audit log (contract section 4), within the transaction that is open if there is one. */
export async function audit(strapi: Core.Strapi, line: AuditLine): Promise<void> {
  const actorId = line.actor === undefined ? actorOf(strapi) : line.actor;
  await strapi.db.query('api::audit.audit-entry').create({
    data: {
      at: new Date(),
      actorId,
      action: line.action,
      subject: line.subject ?? null,
      ip: strapi.requestContext.get()?.ip ?? null,
      details: line.details ?? {},
    },
  });
}

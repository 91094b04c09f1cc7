import type { Core } from '@strapi/strapi';
import { audit } from '../audit';
import { notFound } from '../http/errors';
import { listFrom, type ListResponse, type SortedQuery } from '../http/lists';
import { GIVE_UP_AFTER } from './enqueue';
import { decryptMessage } from './message';

const MAIL = 'api::mail.mail';

/** The part of a mail that maintainers may see: never its text, which contains links with tokens. */
export interface QueuedMail {
  id: number;
  kind: string;
  /** Null when the portal's secret has changed since. */
  to: string | null;
  subject: string | null;
  state: 'waiting' | 'failed';
  createdAt: Date;
  tries: number;
  /** Null when it is not tried any more. */
  nextTryAt: Date | null;
  /** The codes of the mail server at the last attempt. */
  failure: string | null;
}

interface MailRow {
  id: number;
  kind: string;
  sealed: string;
  createdAt: Date;
  tries: number;
  nextTryAt: Date;
  failedAt: Date | null;
  failure: string | null;
}

function toQueuedMail({
  id,
  kind,
  sealed,
  createdAt,
  tries,
  nextTryAt,
  failedAt,
  failure,
}: MailRow): QueuedMail[] {
  const message = decryptMessage(sealed);
  // Mails to nobody only take as long as others.
  if (message?.to === null) return [];
  const isFailed = failedAt !== null;
  const state = isFailed ? 'failed' : 'waiting';
  const { to, subject } = message ?? { to: null, subject: null };
  return [
    { id, kind, to, subject, state, createdAt, tries, nextTryAt: isFailed ? null : nextTryAt, failure },
  ];
}

/** The fields to search and sort mails by. */
const FIELDS = {
  to: ({ to }: QueuedMail) => to ?? '',
  subject: ({ subject }: QueuedMail) => subject ?? '',
  kind: ({ kind }: QueuedMail) => kind,
};

/** One page of unsent mails, the most recent first. The searched fields are encrypted, so all mails are decrypted. */
export async function findMails(
  strapi: Core.Strapi,
  query: SortedQuery<keyof typeof FIELDS>,
): Promise<ListResponse<QueuedMail>> {
  const rows: MailRow[] = await strapi.db.query(MAIL).findMany({ orderBy: { id: 'desc' } });
  return listFrom(rows.flatMap(toQueuedMail), query, FIELDS);
}

export async function countMails(strapi: Core.Strapi): Promise<{ waiting: number; failed: number }> {
  const mails = strapi.db.query(MAIL);
  const failed = await mails.count({ where: { failedAt: { $notNull: true } } });
  return { waiting: (await mails.count()) - failed, failed };
}

/** Schedules a mail for the next round; retries one that was given up. */
export async function sendAgain(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db.transaction(async () => {
    const mails = strapi.db.query(MAIL);
    const now = Date.now();
    const row = await mails.findOne({
      where: { id },
      select: ['kind', 'failedAt', 'giveUpAt', 'usefulUntil'],
    });
    const usefulUntil: number = row?.usefulUntil ? new Date(row.usefulUntil).getTime() : 0;
    if (!row || (row.failedAt && usefulUntil <= now)) throw notFound('Deze mail is er niet meer.');
    const giveUpAt = row.failedAt ? new Date(Math.min(now + GIVE_UP_AFTER, usefulUntil)) : row.giveUpAt;
    await mails.update({ where: { id }, data: { nextTryAt: new Date(now), giveUpAt, failedAt: null } });
    await audit(strapi, { action: 'mail.send', subject: String(id), details: { kind: row.kind } });
  });
}

/** Deletes given up mails once their links have expired. */
export const sweepFailedMails = (strapi: Core.Strapi): Promise<unknown> =>
  strapi.db
    .query(MAIL)
    .deleteMany({ where: { failedAt: { $notNull: true }, usefulUntil: { $lt: new Date() } } });

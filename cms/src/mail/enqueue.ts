import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { getPalette } from '../published/colors';
import { getPublished } from '../published';
import type { Letter } from './templates/letters';
import { getMessage, type Message, encryptMessage } from './message';

const DAY = 86_400_000;
/** How long delivery of a mail is retried. */
export const GIVE_UP_AFTER = 2 * DAY;

export interface Mail {
  letter: Letter;
  /**
   * Null for no recipient: the mail is queued like any other but never sent, so that callers see no
   * difference in timing.
   */
  to: string | null;
  /** When its link expires; after that the mail is no longer sent. */
  usefulUntil: Date;
}

/** The product name in mails. Call it outside the transaction. */
export const loadProductName = async (strapi: Core.Strapi): Promise<string> =>
  (await getPublished(strapi).snapshot()).site.productName;

const getRow = (kind: string, message: Message, usefulUntil: Date, now: number) => ({
  kind,
  sealed: encryptMessage(message),
  tries: 0,
  nextTryAt: new Date(now),
  giveUpAt: new Date(Math.min(now + GIVE_UP_AFTER, usefulUntil.getTime())),
  usefulUntil,
});

/** Queues a mail that is no letter of the portal; the log names it only by `kind`. */
async function enqueueMessage(
  strapi: Core.Strapi,
  kind: string,
  message: Message,
  usefulUntil: Date,
): Promise<void> {
  await strapi.db.query('api::mail.mail').create({ data: getRow(kind, message, usefulUntil, Date.now()) });
}

// Rows per statement.
const AT_ONCE = 250;

/**
 * Queues mails within the open transaction if there is one, so that no mail announces a change that was
 * rolled back.
 */
export async function enqueueMails(
  strapi: Core.Strapi,
  productName: string,
  mails: readonly Mail[],
): Promise<void> {
  const now = Date.now();
  const palette = getPalette(getPublished(strapi).latest()?.site.colors ?? []);
  const rows = mails.map(({ letter, to, usefulUntil }) =>
    getRow(letter.kind, getMessage(letter, to, productName, palette), usefulUntil, now),
  );
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await strapi.db.query('api::mail.mail').createMany({ data: rows.slice(start, start + AT_ONCE) });
  }
}

export const enqueueMail = (strapi: Core.Strapi, productName: string, mail: Mail): Promise<void> =>
  enqueueMails(strapi, productName, [mail]);

const HOUR = 3_600_000;

/** A mail as Strapi's email plugin passes it on. */
const panelMail = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });

/** Sends the mails of Strapi's panel, such as password resets, through the portal's own queue. */
export function sendPanelMails(strapi: Core.Strapi): void {
  const send = (given: unknown): Promise<void> => {
    const { to, subject, text, html } = panelMail.parse(given);
    // As long as its link is valid.
    return enqueueMessage(strapi, 'panel', { to, subject, text, html }, new Date(Date.now() + HOUR));
  };
  Object.assign(strapi.plugin('email'), { provider: { send } });
}

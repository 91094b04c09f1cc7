import type { Core } from '@strapi/strapi';
import { getPalette } from '../published/palette';
import { getPublished } from '../published';
import type { Letter } from './templates/letter';
import { type Message, getMessage } from './message';
import { seal } from './seal';

const DAY = 86_400_000;
const GIVE_UP_AFTER = 2 * DAY;

/** A letter and where it goes. */
export interface Mail {
  letter: Letter;
  /** Null: to nobody. It is written like any other and never sent, so that a caller cannot tell the difference. */
  to: string | null;
  /** When its link ends: a mail that could not be sent by then is no use any more. */
  usefulUntil: Date;
}

/** The name that mails carry. Ask for it outside the transaction. */
export const getProductName = async (strapi: Core.Strapi): Promise<string> =>
  (await getPublished(strapi).snapshot()).site.productName;

const getRow = (kind: string, message: Message, usefulUntil: Date, now: number) => ({
  kind,
  sealed: seal(JSON.stringify(message)),
  tries: 0,
  nextTryAt: new Date(now),
  giveUpAt: new Date(Math.min(now + GIVE_UP_AFTER, usefulUntil.getTime())),
});

/** Puts a mail that is no letter of the portal in the queue; `kind` is all that the log tells of it. */
export async function enqueueMessage(
  strapi: Core.Strapi,
  kind: string,
  message: Message,
  usefulUntil: Date,
): Promise<void> {
  await strapi.db.query('api::mail.mail').create({ data: getRow(kind, message, usefulUntil, Date.now()) });
}

// Rows of one statement.
const AT_ONCE = 250;

/** Puts mails in the queue, within the transaction that is open if there is one: no mail without what it tells. */
export async function enqueueMails(
  strapi: Core.Strapi,
  productName: string,
  mails: readonly Mail[],
): Promise<void> {
  const now = Date.now();
  const palette = getPalette(getPublished(strapi).latest()?.site.palette);
  const rows = mails.map(({ letter, to, usefulUntil }) =>
    getRow(letter.kind, getMessage(letter, to, productName, palette), usefulUntil, now),
  );
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await strapi.db.query('api::mail.mail').createMany({ data: rows.slice(start, start + AT_ONCE) });
  }
}

/** Puts one mail in the queue. */
export const enqueueMail = (strapi: Core.Strapi, productName: string, mail: Mail): Promise<void> =>
  enqueueMails(strapi, productName, [mail]);

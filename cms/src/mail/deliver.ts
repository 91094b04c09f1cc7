import type { Core } from '@strapi/strapi';
import { type Message, messageFrom } from './message';
import { unseal } from './seal';
import { send } from './send';

const MAIL = 'api::mail.mail';
const MAILS_PER_ROUND = 20;

interface DueMail {
  id: number;
  kind: string;
  sealed: string;
  tries: number;
  isLate: boolean;
}

// A mail that another instance is sending is left to it: the row stays locked until it is sent and gone.
const CLAIM = `
  select id, kind, sealed, tries, give_up_at < now() as "isLate" from portal_mails
  where next_try_at <= now() order by next_try_at limit 1 for update skip locked`;

const SECOND = 1000;
const FIRST_PAUSE = 15 * SECOND;
const LONGEST_PAUSE = 600 * SECOND;

/** How long a mail waits after so many tries. */
export const pauseAfter = (tries: number): number => Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE);

/** What went wrong, in codes: an error's own words may hold the address or the text of the mail. */
const codesOf = (error: unknown): string => {
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = Object(error);
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
};

/** The server will never take a mail to this address. */
const isRefused = (error: unknown): boolean => {
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = Object(error);
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
};

/** The mail in a row; null when the portal got another secret in between. */
function opened({ sealed }: DueMail): Message | null {
  try {
    return messageFrom(unseal(sealed));
  } catch {
    return null;
  }
}

/** Tries to send a mail. Gives the error when it must be tried again; throws nothing. */
async function trySending(strapi: Core.Strapi, mail: DueMail): Promise<unknown> {
  const name = `Mail ${mail.id} (${mail.kind})`;
  const message = opened(mail);
  if (!message) strapi.log.error(`${name} cannot be read with this APP_SECRET: dropped.`);
  if (!message || message.to === null) return null;
  try {
    await send(message, message.to);
    return null;
  } catch (error) {
    const isOver = mail.isLate || isRefused(error);
    const outcome = isOver ? 'given up' : `try ${mail.tries + 1} failed`;
    strapi.log[isOver ? 'error' : 'warn'](`${name} was not sent, ${outcome}: ${codesOf(error)}.`);
    return isOver ? null : error;
  }
}

/** Sends the next mail that is due. True when there may be more to send now. */
async function sendNext(strapi: Core.Strapi): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    const { rows }: { rows: DueMail[] } = await trx.raw(CLAIM);
    const [mail] = rows;
    if (!mail) return false;
    const mails = strapi.db.query(MAIL);
    const where = { id: mail.id };
    const failed = (await trySending(strapi, mail)) !== null;
    const tries = mail.tries + 1;
    const nextTryAt = new Date(Date.now() + pauseAfter(tries));
    if (failed) await mails.update({ where, data: { tries, nextTryAt } });
    else await mails.delete({ where });
    return !failed;
  });
}

/** Sends what is due. After a failure the rest waits for the next round: the server is probably down. */
export async function sendDueMails(strapi: Core.Strapi): Promise<void> {
  for (let sent = 0; sent < MAILS_PER_ROUND && (await sendNext(strapi)); sent += 1);
}

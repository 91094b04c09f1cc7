import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { loadSender, decryptMessage, type Sender } from './message';
import { send } from './send';
import { runSql } from '../database/sql';

const MAIL = 'api::mail.mail';
const MAILS_PER_ROUND = 20;

interface DueMail {
  id: number;
  kind: string;
  sealed: string;
  tries: number;
  isLate: boolean;
  isUseful: boolean;
}

// Skips mails that another instance is sending: a row stays locked until its mail is sent and the row
// deleted.
const CLAIM = `
  select id, kind, sealed, tries, give_up_at < now() as "isLate", coalesce(useful_until > now(), false) as "isUseful"
  from portal_mails
  where failed_at is null and next_try_at <= now() order by next_try_at limit 1 for update skip locked`;

const SECOND = 1000;
const FIRST_PAUSE = 15 * SECOND;
const LONGEST_PAUSE = 600 * SECOND;

export const pauseAfter = (tries: number): number => Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE);

// Codes only: the error message may hold the address or the text of the mail.
const failure = z
  .object({ code: z.string(), command: z.string(), responseCode: z.number() })
  .partial()
  .catch({});

type Failure = z.output<typeof failure>;

const NO_SUCH_MAILBOX = [550, 551, 553];

/**
 * The server permanently rejects this address. Other rejections may come from the portal's configuration, and
 * can be resolved.
 */
const isRefused = ({ command, responseCode = 0 }: Failure): boolean =>
  command === 'RCPT TO' && NO_SUCH_MAILBOX.includes(responseCode);

/** What came of an attempt; `failure` holds codes of the mail server only. */
type Outcome = { isSent: true } | { isSent: false; isOver: boolean; failure: string };

const SENT: Outcome = { isSent: true };

/** Tries to send a mail. One that nobody can read or receive counts as sent. */
async function attempt(strapi: Core.Strapi, from: Sender, mail: DueMail): Promise<Outcome> {
  const name = `Mail ${mail.id} (${mail.kind})`;
  const message = decryptMessage(mail.sealed);
  if (!message) strapi.log.error(`${name} cannot be read with this APP_SECRET: dropped.`);
  const to = message?.to;
  if (!message || !to) return SENT;
  try {
    await send(message, from, to);
    return SENT;
  } catch (error) {
    const failed = failure.parse(error);
    const isOver = mail.isLate || isRefused(failed);
    const result = isOver ? 'given up' : `try ${mail.tries + 1} failed`;
    const codes = Object.values(failed).join(' ') || 'unknown';
    strapi.log[isOver ? 'error' : 'warn'](`${name} was not sent, ${result}: ${codes}`);
    return { isSent: false, isOver, failure: codes };
  }
}

/** Sends the next due mail; true when there may be more to send now. */
async function sendNext(strapi: Core.Strapi, from: Sender): Promise<boolean> {
  return await strapi.db.transaction(async () => {
    const { rows } = await runSql<DueMail>(strapi, CLAIM);
    const [mail] = rows;
    if (!mail) return false;
    const mails = strapi.db.query(MAIL);
    const where = { id: mail.id };
    const outcome = await attempt(strapi, from, mail);
    if (outcome.isSent || (outcome.isOver && !mail.isUseful)) {
      await mails.delete({ where });
      return true;
    }
    const tries = mail.tries + 1;
    const { isOver, failure } = outcome;
    if (isOver) {
      await mails.update({ where, data: { tries, failure, failedAt: new Date() } });
      return true;
    }
    const nextTryAt = new Date(Date.now() + pauseAfter(tries));
    await mails.update({ where, data: { tries, failure, nextTryAt } });
    return false;
  });
}

/**
 * Sends all due mails. After a failure the rest waits for the next round, because the server is probably
 * down.
 */
export async function sendDueMails(strapi: Core.Strapi): Promise<void> {
  const from = await loadSender(strapi);
  for (let sent = 0; sent < MAILS_PER_ROUND && (await sendNext(strapi, from)); sent += 1);
}

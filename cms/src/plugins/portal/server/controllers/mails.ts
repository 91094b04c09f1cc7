import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { notFound } from '../../../../http/errors';
import { sortedQuery } from '../../../../http/lists';
import { parseQuery } from '../../../../http/parse-input';
import { findMails, type QueuedMail, sendAgain } from '../../../../mail';

const mailsQuery = sortedQuery('to', 'subject', 'kind');

/** Explicit fields: the text of a mail holds links with tokens, and stays here. */
const presentMail = (mail: QueuedMail) => ({
  id: String(mail.id),
  kind: mail.kind,
  to: mail.to,
  subject: mail.subject,
  state: mail.state,
  createdAt: mail.createdAt,
  tries: mail.tries,
  nextTryAt: mail.nextTryAt,
  failure: mail.failure,
});

export function mailsController(strapi: Core.Strapi) {
  return {
    /** GET /portal/mails: mails that wait or failed. */
    async list(ctx: Context): Promise<void> {
      const query = parseQuery(ctx, mailsQuery);
      const { data, meta } = await findMails(strapi, query);
      ctx.body = { data: data.map(presentMail), meta };
    },

    /** POST /portal/mails/:id/send: tries a mail again at once. */
    async send(ctx: Context): Promise<void> {
      const id = String(ctx.params.id);
      if (!/^\d{1,9}$/.test(id)) throw notFound();
      await sendAgain(strapi, Number(id));
      ctx.status = 204;
    },
  };
}

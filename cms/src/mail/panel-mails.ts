import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { enqueueMessage } from './enqueue';

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

import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { enqueueMessage } from './enqueue';

const HOUR = 3_600_000;

/** A mail as Strapi's email plugin hands it over. */
const panelMail = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });

/** Lets the mails of Strapi's panel, as that for a forgotten password, go out as the portal's own do. */
export function sendPanelMails(strapi: Core.Strapi): void {
  const send = (given: unknown): Promise<void> => {
    const { to, subject, text, html } = panelMail.parse(given);
    // As long as the link in it works.
    return enqueueMessage(strapi, 'panel', { to, subject, text, html }, new Date(Date.now() + HOUR));
  };
  Object.assign(strapi.plugin('email'), { provider: { send } });
}

import type { Core } from '@strapi/strapi';
import { publishDue } from './writes/publish-due';
import { unpublishDue } from './writes/unpublish-due';
import { createRowWriter } from './writes/write-rows';
import { sendDueMails } from '../../../mail';
import { repeat } from '../../../database/repeat';

/**
 * Publishes scheduled pages and takes pages offline when due, writes the rows of saved drafts and sends queued mails. Returns a function
 * that stops them.
 */
export function runSchedules(strapi: Core.Strapi): () => Promise<void> {
  const stops = [
    repeat(strapi, {
      name: 'Publishing scheduled pages',
      everyMs: 1500,
      work: async () => {
        await publishDue(strapi);
        await unpublishDue(strapi);
      },
    }),
    repeat(strapi, {
      name: 'Writing the rows of drafts',
      everyMs: 1500,
      work: createRowWriter(strapi),
    }),
    repeat(strapi, { name: 'Sending mails', everyMs: 1000, work: () => sendDueMails(strapi) }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

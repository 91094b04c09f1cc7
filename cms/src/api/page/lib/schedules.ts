import type { Core } from '@strapi/strapi';
import { publishDue } from './writes/publish-due';
import { sendDueMails } from '../../../mail';
import { repeat } from '../../../utils/repeat';

/** Publishes scheduled pages when due and sends queued mails. Returns a function that stops both. */
export function runSchedules(strapi: Core.Strapi): () => Promise<void> {
  const stops = [
    repeat(strapi, {
      name: 'Publishing scheduled pages',
      everyMs: 1500,
      work: () => publishDue(strapi),
    }),
    repeat(strapi, { name: 'Sending mails', everyMs: 1000, work: () => sendDueMails(strapi) }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

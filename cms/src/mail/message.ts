import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import { getEnv } from '../../config/env';
import { renderHtml } from './templates/html';
import { type Letter, getText } from './templates/letter';

const stored = z.object({
  /** Null: a mail to nobody, which is never sent. */
  to: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** A mail as the queue keeps it. */
export type Message = z.output<typeof stored>;

/** A mail that was kept. */
export const messageFrom = (json: string): Message => stored.parse(JSON.parse(json));

/** Makes a letter to an address. */
export const getMessage = (
  letter: Letter,
  to: string | null,
  productName: string,
  palette: Record<string, string>,
): Message => ({
  to,
  subject: letter.subject,
  text: getText(letter),
  html: renderHtml(letter, productName, palette),
});

/** MAIL_FROM in its parts: a comma in the name does not make it two senders. */
function sender(mailFrom: string): { name: string; address: string } {
  const [, name = '', address] = /^([^<>]*)<([^<>]+)>$/.exec(mailFrom) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address ?? mailFrom };
}

/** Out-of-office robots stay silent. */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** The envelope and the headers of a mail. No name that somebody chose stands in them. */
export const getHeaders = (message: Message, to: string): SendMailOptions => ({
  from: sender(getEnv().mailFrom),
  to: { name: '', address: to },
  subject: message.subject,
  headers: AUTOMATIC,
  disableFileAccess: true,
  disableUrlAccess: true,
});

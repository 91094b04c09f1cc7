import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import { getEnv } from '../../config/env';
import { renderHtml } from './templates/html';
import { type Letter, getText } from './templates/letter';

const stored = z.object({
  /** Null for a mail without recipient, which is never sent. */
  to: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** A mail as stored in the queue. */
export type Message = z.output<typeof stored>;

/** Parses a stored mail. */
export const messageFrom = (json: string): Message => stored.parse(JSON.parse(json));

/** Makes a letter into a mail to an address. */
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

/** Parses MAIL_FROM, so that a comma in the name does not make it two senders. */
function sender(mailFrom: string): { name: string; address: string } {
  const [, name = '', address] = /^([^<>]*)<([^<>]+)>$/.exec(mailFrom) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address ?? mailFrom };
}

/** Suppresses automatic replies. */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** The envelope and the headers of a mail. They contain no text chosen by users. */
export const getHeaders = (message: Message, to: string): SendMailOptions => ({
  from: sender(getEnv().mailFrom),
  to: { name: '', address: to },
  subject: message.subject,
  headers: AUTOMATIC,
  disableFileAccess: true,
  disableUrlAccess: true,
});

import type { Core } from '@strapi/strapi';
import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import { getEnv } from '../../config/env';
import { getPublished } from '../published';
import { createSealer } from '../utils/sealer';
import { renderHtml } from './templates/html';
import { type Letter, getText } from './templates/letters';

const stored = z.object({
  /** Null for a mail without recipient, which is never sent. */
  to: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** A mail as stored in the queue. */
export type Message = z.output<typeof stored>;

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

/** Who a mail comes from. */
export interface Sender {
  name: string;
  address: string;
}

/** Parses MAIL_FROM, so that a comma in the name does not make it two senders. */
export function parseSender(mailFrom: string): Sender {
  const [, name = '', address] = /^([^<>]*)<([^<>]+)>$/.exec(mailFrom) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address ?? mailFrom };
}

/** Suppresses automatic replies. */
export const AUTOMATIC_HEADERS = { 'Auto-Submitted': 'auto-generated' };

/** The sender of all mails: the address of MAIL_FROM, under the name that admins chose. Call it outside a transaction. */
export const loadSender = async (strapi: Core.Strapi): Promise<Sender> => ({
  name: (await getPublished(strapi).snapshot()).site.mailFromName,
  address: parseSender(getEnv().mailFrom).address,
});

/** The envelope and the headers of a mail. They contain no text chosen by users. */
export const getHeaders = (message: Message, from: Sender, to: string): SendMailOptions => ({
  from: { ...from },
  to: { name: '', address: to },
  subject: message.subject,
  headers: AUTOMATIC_HEADERS,
  disableFileAccess: true,
  disableUrlAccess: true,
});

const sealer = createSealer('mail', 'base64');

/** Encrypts a mail, so that a reader of the database or a backup finds no links in it. */
export const encryptMessage = (message: Message): string => sealer.seal(JSON.stringify(message));

/** Decrypts a mail; null when it was modified, or encrypted with another secret. */
export function decryptMessage(sealed: string): Message | null {
  const text = sealer.open(sealed);
  try {
    return text === null ? null : stored.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

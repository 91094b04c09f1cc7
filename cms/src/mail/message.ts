import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import { getEnv } from '../../config/env';
import { deriveKey } from '../../config/env/app-secret';
import { getPublished } from '../published';
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

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

let key: Buffer | undefined;

const mailKey = (): Buffer => (key ??= Buffer.from(deriveKey(getEnv().appSecret, 'mail'), 'hex'));

/** Encrypts a mail, so that a reader of the database or a backup finds no links in it. */
export function encryptMessage(message: Message): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, mailKey(), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(message), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

function decrypt(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(ALGORITHM, mailKey(), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** Decrypts a mail; null when it was modified, or encrypted with another secret. */
export function decryptMessage(sealed: string): Message | null {
  try {
    return stored.parse(JSON.parse(decrypt(sealed)));
  } catch {
    return null;
  }
}

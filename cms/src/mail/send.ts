import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import { getEnv } from '../../config/env';
import { tempFolder } from '../storage/folders';
import { AUTOMATIC_HEADERS, getHeaders, type Message, type Sender } from './message';

// Limits how long a hanging mail server occupies a database connection.
const PATIENCE_MS = 10_000;

let smtp: Transporter | undefined;

const smtpTransport = (url: string): Transporter =>
  (smtp ??= createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  }));

const withPlainEncoding = (type: string, content: string) => ({
  contentType: type,
  raw: `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${content.replaceAll('\n', '\r\n')}`,
});

/** The mail as a file, with its parts unencoded so that it is readable in an editor. */
export async function composeFile(message: Message, from: Sender, to: string): Promise<Buffer> {
  const files = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: bytes } = await files.sendMail({
    ...getHeaders(message, from, to),
    headers: { ...AUTOMATIC_HEADERS, 'Content-Transfer-Encoding': '8bit' },
    alternatives: [
      withPlainEncoding('text/plain', message.text),
      withPlainEncoding('text/html', message.html),
    ],
  });
  return Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0);
}

async function writeMail(message: Message, from: Sender, to: string): Promise<void> {
  const folder = path.join(getEnv().dataDir, 'mail');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const moment = new Date().toISOString().replaceAll(':', '-');
  const name = `${moment}-${randomBytes(4).toString('hex')}.eml`;
  // Renamed into place, so that no reader sees a partial mail, even when the portal is killed.
  const temporary = path.join(tempFolder(), name);
  await writeFile(temporary, await composeFile(message, from, to), { mode: 0o600 });
  await rename(temporary, path.join(folder, name));
}

/** Sends a mail through SMTP_URL or, without it, writes it to DATA_DIR/mail. */
export async function send(message: Message, from: Sender, to: string): Promise<void> {
  const { smtpUrl } = getEnv();
  if (smtpUrl === undefined) return writeMail(message, from, to);
  const { text, html } = message;
  await smtpTransport(smtpUrl).sendMail({ ...getHeaders(message, from, to), text, html });
}

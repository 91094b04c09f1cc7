import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';

const LINK = /https?:\/\/\S+[?&](?:token|confirm)=([\w-]+)/;

/** The token in the link of a mail. */
export function tokenIn(mail: Email): string {
  const [, token] = LINK.exec(mail.text ?? '') ?? [];
  if (token === undefined) throw new Error(`No link with a token in: ${mail.text ?? ''}`);
  return token;
}

/** What a portal without a mail server sends. */
export function getMailbox(dataDir: string) {
  const folder = path.join(dataDir, 'mail');
  const files = (): Buffer[] =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith('.eml'))
          .sort()
          .map((name) => readFileSync(path.join(folder, name)))
      : [];
  const to = async (address: string): Promise<Email[]> => {
    const mails = await Promise.all(files().map((file) => PostalMime.parse(file)));
    return mails.filter((mail) => mail.to?.some((recipient) => recipient.address === address));
  };
  /** The newest mail to an address, once it has got so many. */
  const newest = async (address: string, count = 1): Promise<Email> => {
    await expect.poll(() => to(address), { timeout: 20_000 }).toHaveLength(count);
    const mail = (await to(address)).at(-1);
    if (!mail) throw new Error(`No mail to ${address}`);
    return mail;
  };
  return { files, to, newest };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

const folder = path.join(process.env.E2E_DATA ?? '', 'mail');

/** The mails to an address, oldest first. */
function mailsTo(address: string): string[] {
  // The first mail creates the folder.
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.eml')) // Not those that are being written.
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`));
}

/** Waits for a number of mails to an address; returns the path of the link in the latest. */
export async function linkMailedTo(address: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(address).length, { timeout: 20_000 }).toBe(count);
  const [, found = ''] = /http:\/\/[^/\s]+(\/\S+)/.exec(mailsTo(address).at(-1) ?? '') ?? [];
  return found;
}

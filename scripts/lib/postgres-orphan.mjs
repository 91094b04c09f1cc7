import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/*
 * After `kill -9` of the portal its PostgreSQL may still run, or have left only a postmaster.pid, whose process id another
 * process may have by now. Stops a process only when it is certainly PostgreSQL in this folder.
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
 * Stops a process if it is the PostgreSQL of a folder.
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
 * Stops the PostgreSQL of an earlier run, and removes its lock file.
 * @param {string} folder
 */
export async function clearOrphan(folder) {
  const lockFile = path.join(folder, 'postmaster.pid');
  if (!existsSync(lockFile)) return;
  const pid = Number(readFileSync(lockFile, 'utf8').split('\n')[0]);
  if (Number.isInteger(pid) && pid > 1) await stopPostgres(pid, folder);
  rmSync(lockFile, { force: true });
}

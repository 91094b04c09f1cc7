import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const lockFile = (dataDir: string) => path.join(dataDir, 'postgres', 'postmaster.pid');

/** The process number of the PostgreSQL in a data directory; undefined when it left in order. */
export function postgresPid(dataDir: string): number | undefined {
  if (!existsSync(lockFile(dataDir))) return undefined;
  return Number(readFileSync(lockFile(dataDir), 'utf8').split('\n')[0]);
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The processes that stop a PostgreSQL when its portal is gone. */
export function getWatchers(postgres: number): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const watchers = processes.filter((line) => line.includes(`postgres-watcher.mjs ${postgres} `));
  return watchers.map((line) => Number.parseInt(line, 10));
}

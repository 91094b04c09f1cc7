import { readFileSync, writeFileSync } from 'node:fs';

const MB = 1024;

const kilobytes = (pid: number, line: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`^${line}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/**
 * The most memory that a process took while some work was done, above what it had before; in MB. The system itself keeps
 * the highest, so that no peak is missed. Null where it does not (anything but Linux).
 */
export async function measureMemory(pid: number, work: () => Promise<unknown>): Promise<number | null> {
  if (process.platform !== 'linux') {
    await work();
    return null;
  }
  const before = kilobytes(pid, 'VmRSS');
  // Five: forget the highest until now (proc(5), clear_refs).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  await work();
  return Math.max(0, (kilobytes(pid, 'VmHWM') - before) / MB);
}

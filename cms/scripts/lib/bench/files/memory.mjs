import { readFileSync, writeFileSync } from 'node:fs';

const MB = 1024;

/** @param {number} pid @param {'VmRSS' | 'VmHWM'} line */
const kilobytes = (pid, line) =>
  Number(new RegExp(`^${line}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/**
 * The most memory that a process took while some work was done, above what it had before; in MB. The system itself keeps
 * the highest, so that no peak is missed. Null where it does not (anything but Linux).
 * @param {number} pid @param {() => Promise<unknown>} work
 */
export async function extraMemory(pid, work) {
  if (process.platform !== 'linux') {
    await work();
    return null;
  }
  const before = kilobytes(pid, 'VmRSS');
  // Five: forget the highest until now (proc(5), clear_refs).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  await work();
  return Math.max(0, Math.round((kilobytes(pid, 'VmHWM') - before) / MB));
}

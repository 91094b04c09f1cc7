import { readFileSync, writeFileSync } from 'node:fs';

const MB = 1024;

const kilobytes = (pid: number, line: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`^${line}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/**
 * How much the peak memory of a process during a task exceeds its memory before, in MB. Linux tracks the peak itself, so
 * none is missed; null on other systems.
 */
export async function measureMemory(pid: number, work: () => Promise<unknown>): Promise<number | null> {
  if (process.platform !== 'linux') {
    await work();
    return null;
  }
  const before = kilobytes(pid, 'VmRSS');
  // 5 resets the peak (proc(5), clear_refs).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  await work();
  return Math.max(0, (kilobytes(pid, 'VmHWM') - before) / MB);
}

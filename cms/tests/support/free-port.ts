import { freePort } from '../../../scripts/lib/postgres.mjs';

/** Starts something on a free port, and on another one when somebody took that port while it started. */
export async function onFreePort<T>(
  start: (port: number) => Promise<T>,
): Promise<{ port: number; running: T }> {
  const port = await freePort();
  try {
    return { port, running: await start(port) };
  } catch (error) {
    if (error instanceof Error && error.message.includes('al in gebruik')) return onFreePort(start);
    throw error;
  }
}

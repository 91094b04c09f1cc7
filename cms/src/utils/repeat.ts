import type { Core } from '@strapi/strapi';

/** Work that comes back for as long as the portal runs. */
export interface RepeatedWork {
  /** For the log, when it fails. */
  name: string;
  everyMs: number;
  work: () => Promise<void>;
}

/** Repeats some work; a next time waits for the last. Gives the way to stop, which waits for what is under way. */
export function repeat(strapi: Core.Strapi, { name, everyMs, work }: RepeatedWork): () => Promise<void> {
  let running: Promise<void> | null = null;
  const look = (): void => {
    running ??= work()
      .catch((error: unknown) => strapi.log.error(`${name} failed: ${String(error)}`))
      .then(() => {
        running = null;
      });
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

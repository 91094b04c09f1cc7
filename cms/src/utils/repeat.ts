import type { Core } from '@strapi/strapi';

/** A task that repeats as long as the portal runs. */
export interface RepeatedWork {
  /** For the log, when it fails. */
  name: string;
  everyMs: number;
  work: () => Promise<void>;
}

/** Repeats a task, without overlap. Returns a function that stops it, after waiting for a run in progress. */
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

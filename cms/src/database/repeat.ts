import type { Core } from '@strapi/strapi';
import { logFailure } from './outages';

/** A task that repeats as long as the portal runs. */
interface RepeatedWork {
  /** For the log, when it fails. */
  name: string;
  everyMs: number;
  /** May end early once the signal is aborted: the portal stops. */
  work: (stopping: AbortSignal) => Promise<void>;
}

/** Repeats a task, without overlap. Returns a function that stops it, after waiting for a run in progress. */
export function repeat(strapi: Core.Strapi, { name, everyMs, work }: RepeatedWork): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const look = (): void => {
    running ??= work(stopping.signal)
      .catch((error: unknown) => logFailure(strapi, error, `${name} failed`))
      .then(() => {
        running = null;
      });
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}

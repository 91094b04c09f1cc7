import type { Core } from '@strapi/strapi';
import { publishDue } from '../api/page/writes/publish-due';

const EVERY_MS = 1500;

/** Publishes scheduled pages when their time comes. Gives the way to stop, which waits for what is under way. */
export function runSchedules(strapi: Core.Strapi): () => Promise<void> {
  let running: Promise<void> | null = null;
  const look = (): void => {
    running ??= publishDue(strapi)
      .catch((error: unknown) => strapi.log.error(`Publishing scheduled pages failed: ${String(error)}`))
      .then(() => {
        running = null;
      });
  };
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

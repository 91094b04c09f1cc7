import type { Core } from '@strapi/strapi';
import { publishDue } from '../api/page/writes/publish-due';

const EVERY_MS = 1500;

/** Publishes scheduled pages when their time comes, until the application stops. Gives the way to stop. */
export function runSchedules(strapi: Core.Strapi): () => void {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    publishDue(strapi)
      .catch((error: unknown) => strapi.log.error(`Publishing scheduled pages failed: ${String(error)}`))
      .finally(() => (running = false));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

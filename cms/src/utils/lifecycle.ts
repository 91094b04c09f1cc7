import type { Core } from '@strapi/strapi';

/** Work that ends something, awaited when the server stops. */
export type Stop = () => unknown;

/** A part of the server that starts and stops with it; `cms/src/index.ts` lists them in order. */
export interface Lifecycle {
  /** Runs before the tables are created. */
  register?: (strapi: Core.Strapi) => void;
  /** Runs once the tables exist, and is idempotent. What it hands to `onStop` stops it again. */
  start?: (strapi: Core.Strapi, onStop: (stop: Stop) => void) => unknown;
  /** Scheduled jobs by name: the cron rule, and the function to run. */
  jobs?: Record<string, [rule: string, run: (strapi: Core.Strapi) => Promise<unknown>]>;
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/** Knex uses Tarn's pool. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** How many connections are in use and free, and how much work waits for one. */
export function countConnections({ db }: Core.Strapi): { used: number; free: number; waiting: number } {
  const { pool }: { pool: Pool } = db.connection.client;
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
}

const LOOK_MS = 20;
const PATIENCE_MS = 5000;

/**
 * Waits, for five seconds at most, until nothing uses or awaits a connection: Strapi sends an event after each write
 * without waiting for its query.
 */
export async function drainConnections(strapi: Core.Strapi): Promise<void> {
  const isBusy = (): boolean => {
    const { used, waiting } = countConnections(strapi);
    return used + waiting > 0;
  };
  for (const end = Date.now() + PATIENCE_MS; isBusy() && Date.now() < end;) await wait(LOOK_MS);
}

/** The connections themselves, for a library that brings its own statements. */
export const getKnex = ({ db }: Core.Strapi) => db.connection;

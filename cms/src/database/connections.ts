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

/** The connections themselves, for a library that brings its own statements. */
export const getKnex = ({ db }: Core.Strapi) => db.connection;

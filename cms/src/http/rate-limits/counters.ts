import type { Core } from '@strapi/strapi';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Allowance } from './table';

const TABLE = 'portal_limits';

/** Makes the table in which all instances count. Strapi leaves tables alone that it did not make. */
export async function makeLimitsTable(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create table if not exists ${TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  );
}

/** Counts of one allowance; the keys are whom it counts. */
export interface Counter {
  /** Seconds until there is room again; 0 while there is. */
  secondsLeft: (key: string) => Promise<number>;
  /** Counts one more; gives the seconds until there is room again, 0 when this one still fitted. */
  add: (key: string) => Promise<number>;
}

const getSeconds = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

/**
 * Counts in PostgreSQL, so that all instances agree, or in memory. While the database is away each instance counts its
 * own: the door is neither open nor shut for good.
 */
export function makeCounter(
  strapi: Core.Strapi,
  name: string,
  { points, minutes }: Allowance,
  inMemory: boolean,
): Counter {
  const options = { keyPrefix: name, points, duration: minutes * 60 };
  const memory = new RateLimiterMemory(options);
  const limiter = inMemory
    ? memory
    : new RateLimiterPostgres({
        ...options,
        storeClient: strapi.db.connection,
        storeType: 'knex',
        tableName: TABLE,
        tableCreated: true,
        insuranceLimiter: memory,
      });
  return {
    async secondsLeft(key) {
      const counted = await limiter.get(key);
      return counted && counted.consumedPoints >= points ? getSeconds(counted) : 0;
    },
    async add(key) {
      const counted = await limiter.penalty(key);
      return counted.consumedPoints > points ? getSeconds(counted) : 0;
    },
  };
}

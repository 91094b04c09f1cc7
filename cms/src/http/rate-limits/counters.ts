import type { Core } from '@strapi/strapi';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Allowance } from './table';
import { getKnex } from '../../database/connections';
import { runSql } from '../../database/sql';

const TABLE = 'portal_limits';

/** Creates the table in which all instances count. Strapi leaves tables alone that it did not create. */
export async function makeLimitsTable(strapi: Core.Strapi): Promise<void> {
  await runSql(
    strapi,
    `create table if not exists ${TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  );
}

/** The counts of one allowance, by key. */
export interface Counter {
  /** Seconds until a call is allowed again; 0 when it is allowed now. */
  secondsLeft: (key: string) => Promise<number>;
  /**
   * Counts a call; returns the seconds until the next is allowed, or 0 when this one was within the limit.
   */
  add: (key: string) => Promise<number>;
}

const getSeconds = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

/**
 * Counts in PostgreSQL, so that all instances agree, or in memory. While the database is down each instance
 * counts on its own, so that calls are neither unlimited nor blocked for good.
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
        storeClient: getKnex(strapi),
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

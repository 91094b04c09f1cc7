import type { Core } from '@strapi/strapi';
import { logFailure } from '../database/outages';
import { runSql } from '../database/sql';
import { memoizeByObject } from '../utils/memoize-by-object';

const MINUTE_MS = 60_000;

// The condition leaves one write a minute, however many instances a token calls.
const NOTE = `
  update portal_api_tokens set last_used_at = date_trunc('minute', now())
  where document_id = ? and (last_used_at is null or last_used_at < date_trunc('minute', now()))`;

/** When API tokens were last used, to the minute. */
interface TokenUses {
  /** Notes that a token was used now. The caller does not wait for it. */
  note(id: string): void;
  /** Resolves once all that was noted is stored. */
  settle(): Promise<unknown>;
}

function createTokenUses(strapi: Core.Strapi): TokenUses {
  const noted = new Map<string, number>();
  const underWay = new Set<Promise<unknown>>();
  return {
    note(id) {
      const minute = Math.floor(Date.now() / MINUTE_MS);
      if (noted.get(id) === minute) return;
      noted.set(id, minute);
      const write: Promise<unknown> = runSql(strapi, NOTE, [id])
        .catch((error: unknown) => logFailure(strapi, error, 'The use of an API token was not noted', 'warn'))
        .finally(() => underWay.delete(write));
      underWay.add(write);
    },
    settle: () => Promise.all(underWay),
  };
}

/** The uses of API tokens that this process notes. */
export const getTokenUses = memoizeByObject(createTokenUses);

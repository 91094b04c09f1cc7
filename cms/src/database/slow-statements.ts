import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { getEnv } from '../../config/env';

/** More than run at once; of some, as those whose rows are streamed, no end is told. */
const MOST = 1000;
const LONGEST = 2000;

interface Running {
  began: number;
  request: string | undefined;
}

/** What knex tells of a statement. */
interface StatementInfo {
  __knexQueryUid: string;
  sql: string;
}

const oneLine = (sql: string): string => sql.replace(/\s+/g, ' ').trim().slice(0, LONGEST);

/**
 * Logs each statement that takes long: its text, in which values are marks only, so nothing of a person, and the request
 * that it was for.
 */
export function watchSlowStatements(strapi: Core.Strapi): void {
  const { slowQueryMs } = getEnv();
  if (slowQueryMs === 0) return;
  const running = new LRUCache<string, Running>({ max: MOST });

  const begin = ({ __knexQueryUid: id }: StatementInfo): void => {
    const requestId: unknown = strapi.requestContext.get()?.state.requestId;
    const request = typeof requestId === 'string' ? requestId : undefined;
    running.set(id, { began: performance.now(), request });
  };
  const end = ({ __knexQueryUid: id, sql }: StatementInfo): void => {
    const found = running.get(id);
    if (!found) return;
    running.delete(id);
    const ms = Math.round(performance.now() - found.began);
    if (ms < slowQueryMs) return;
    const { request } = found;
    strapi.log.warn(`Slow statement, ${ms} ms: ${oneLine(sql)}`, { ms, ...(request && { request }) });
  };

  strapi.db.connection
    .on('query', begin)
    .on('query-response', (_rows: unknown, told: StatementInfo) => end(told))
    .on('query-error', (_error: unknown, told: StatementInfo) => end(told));
}

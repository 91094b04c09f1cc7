import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { getEnv } from '../../config/env';

/** More than ever run at once; some statements, such as streamed ones, never report their end. */
const MOST = 1000;
const LONGEST = 2000;

interface Running {
  began: number;
  request: string | undefined;
}

/** What knex reports about a statement. */
interface StatementInfo {
  __knexQueryUid: string;
  sql: string;
}

const oneLine = (sql: string): string => sql.replace(/\s+/g, ' ').trim().slice(0, LONGEST);

/** Logs slow statements with their request. The text has placeholders for values, so no personal data. */
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
    .on('query-response', (_rows: unknown, statement: StatementInfo) => end(statement))
    .on('query-error', (_error: unknown, statement: StatementInfo) => end(statement));
}

import type { Core } from '@strapi/strapi';
import { runSql } from '../../../../database/sql';
import { eventFromRow, type StoredEvent } from '../facts';
import type { Mark } from './cursor';

// One statement, so that what is now is of the same moment as what happened.
const select = (where: string): string => `
  select
    event.position::text, event.at, event.kind, event.subject, event.change,
    event.before::text, event.after::text, (
    select latest.after::text from portal_events latest
    where latest.subject = event.subject and latest.kind = event.kind
    order by latest.position desc limit 1
  ) as now
  from portal_events event where ${where}`;

/**
 * The events after a position, oldest first, at most `limit`. An event that is not there yet never comes before one that
 * is. The position of the newest is from `findNewest`; any older one may be asked for, as long as it is kept.
 */
export async function findRows(strapi: Core.Strapi, position: string, limit: number): Promise<StoredEvent[]> {
  const statement = select('event.position > ?::bigint order by event.position limit ?');
  const { rows } = await runSql<unknown>(strapi, statement, [position, limit]);
  return rows.map(eventFromRow);
}

/** The event at a position, when it is kept. */
export async function findRow(strapi: Core.Strapi, position: string): Promise<StoredEvent | null> {
  const { rows } = await runSql<unknown>(strapi, select('event.position = ?::bigint'), [position]);
  return rows.length > 0 ? eventFromRow(rows[0]) : null;
}

const BEGIN_SECONDS = 300;

const BEGIN = `
  select (extract(epoch from moment) * 1000)::float8 as until, coalesce(
    (select position from portal_events where at <= moment order by position desc limit 1),
    (select min(position) from portal_events), 0)::text as position
  from (select to_timestamp(floor(extract(epoch from now()) / ${BEGIN_SECONDS}) * ${BEGIN_SECONDS}) as moment) as begin`;

/**
 * The last event before the present five minutes began. It is another one each five minutes, whatever happens in them, so
 * that a place made of it says nothing about events that its reader is not told of.
 */
export async function findBegin(strapi: Core.Strapi): Promise<Mark> {
  const { rows } = await runSql<Mark>(strapi, BEGIN);
  return rows[0] ?? { position: '0', until: 0 };
}

/** The position of the newest event; '0' when there is none. */
export async function findNewest(strapi: Core.Strapi): Promise<string> {
  const statement = `select coalesce(max(position), 0)::text as position from portal_events`;
  const { rows } = await runSql<{ position: string }>(strapi, statement);
  return rows[0]?.position ?? '0';
}

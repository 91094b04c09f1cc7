import type { Core } from '@strapi/strapi';
import { memoizeByObject } from '../../utils/memoize-by-object';
import { createBatcher } from '../../utils/batcher';
import { audit, type AuditLine } from '../index';
import { getCaller } from '../caller';
import { foldRefusal, type FoldedRefusals, getSummary } from './fold';
import { runSql } from '../../database/sql';

const WINDOW_MS = 15 * 60_000;
/** This many refusals per window get an entry of their own. */
const OWN_LINES = 10;
const UID = 'api::audit.refusal';

type RefusalLine = Pick<AuditLine, 'action' | 'details'> & { subject: string | null };

interface Row {
  id: number;
  action: AuditLine['action'];
  subject: string | null;
  startedAt: Date;
  written: number;
  folded: FoldedRefusals | null;
}

const COLUMNS = `id, action, subject, started_at as "startedAt", written, folded::json as folded`;
const MAKE = `
  insert into portal_refusals (key, action, subject, started_at, written) values (?, ?, ?, clock_timestamp(), 0)
  on conflict (key) do nothing`;
const READ = `select ${COLUMNS} from portal_refusals where key = ? for update`;
const ENDED = `select ${COLUMNS} from portal_refusals where started_at < ? for update skip locked`;

const table = (strapi: Core.Strapi) => strapi.db.query(UID);

async function writeSummary(strapi: Core.Strapi, { action, subject, folded }: Row): Promise<void> {
  if (!folded) return;
  const details = getSummary(folded);
  const ip = typeof details.ip === 'string' ? details.ip : null;
  await audit(strapi, { action, subject, actor: null, ip, details });
}

/** Writes the summary of an expired window and starts a new one. */
async function startNewWindow(strapi: Core.Strapi, row: Row, now: Date): Promise<Row> {
  if (now.getTime() - row.startedAt.getTime() < WINDOW_MS) return row;
  await writeSummary(strapi, row);
  return { ...row, startedAt: now, written: 0, folded: null };
}

interface Refusal extends RefusalLine {
  ip: string | null;
  at: Date;
}

/** Adds refusals of the same account to its row, which stays locked until the transaction ends. */
async function add(strapi: Core.Strapi, key: string, refusals: readonly Refusal[]): Promise<void> {
  const [{ action, subject } = {}] = refusals;
  await strapi.db.transaction(async () => {
    await runSql(strapi, MAKE, [key, action, subject]);
    const { rows } = await runSql<Row>(strapi, READ, [key]);
    const [found] = rows;
    if (!found) throw new Error('The count of refusals is gone');
    const { id, startedAt, ...row } = await startNewWindow(strapi, found, new Date());
    let { written, folded } = row;
    for (const { at, ip, details = {}, ...line } of refusals) {
      if (written < OWN_LINES) {
        await audit(strapi, { ...line, ip, details, actor: null });
        written += 1;
      } else {
        folded = foldRefusal(folded, { ...details, ip }, at.toISOString());
      }
    }
    await table(strapi).update({ where: { id }, data: { startedAt, written, folded } });
  });
}

const getBatcher = memoizeByObject((strapi: Core.Strapi) =>
  createBatcher<Refusal>((key, refusals) => add(strapi, key, refusals)),
);

/**
 * Adds a refused login to the audit log. To keep attackers from flooding an append-only log, only the first
 * ten refusals per quarter of an hour get an entry of their own, per account and for all unknown accounts
 * together; the rest become one summary entry afterwards. Simultaneous refusals are written together.
 */
export async function auditRefusal(strapi: Core.Strapi, line: RefusalLine): Promise<void> {
  const key = `${line.action} ${line.subject ?? ''}`;
  const refusal = { ...line, ip: getCaller(strapi).ip, at: new Date() };
  await (strapi.db.inTransaction() ? add(strapi, key, [refusal]) : getBatcher(strapi)(key, refusal));
}

/** Writes the summary entries of the windows that have expired at the given time. */
export async function writeRefusalSummaries(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await strapi.db.transaction(async () => {
    const { rows } = await runSql<Row>(strapi, ENDED, [new Date(now - WINDOW_MS)]);
    for (const row of rows) {
      await writeSummary(strapi, row);
      await table(strapi).delete({ where: { id: row.id } });
    }
  });
}

import { randomInt } from 'node:crypto';
import type { CommitViews } from '../../../../database/before-commit';
import type { AssetFacts, ColorFacts, PageFacts } from '../facts';

/** A new row, without its place among the others. */
export interface NewEvent {
  kind: 'page' | 'asset' | 'color' | 'site';
  subject: string;
  change: 'live' | 'place' | 'self' | 'reach';
  before: PageFacts | AssetFacts | ColorFacts | null;
  after: PageFacts | AssetFacts | ColorFacts | null;
}

// Steps of chance, so that the places of events say nothing of those in between that a reader is not told of.
const STEP = 1000;

/**
 * Positions are microseconds, and rise in the order of the commits: they are given while the lock is held, and that ends
 * with the commit.
 */
const INSERT = `
  insert into portal_events (position, at, kind, subject, change, before, after)
  select base.position + event.step, base.at, event.kind, event.subject, event.change, event.before, event.after
  from jsonb_to_recordset(?::jsonb)
    as event(step bigint, kind text, subject text, change text, before jsonb, after jsonb),
  (select clock_timestamp() as at, greatest(
    (extract(epoch from clock_timestamp()) * 1000000)::bigint,
    (select max(position) from portal_events)) as position) as base`;

/** Writes events within the transaction that is about to be committed; it holds the lock. */
export async function insertEvents({ inside }: CommitViews, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  let step = 0;
  const rows = events.map((event) => ({ step: (step += 1 + randomInt(STEP)), ...event }));
  await inside(INSERT, [JSON.stringify(rows)]);
}

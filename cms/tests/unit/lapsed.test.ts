import { expect, test } from 'vitest';
import { getLapsed } from '../../src/api/page/lib/writes/lapsed-moments';

const NOW = Date.parse('2026-11-15T12:00:00.000Z');
const PAST = '2026-11-12T08:00:00.000Z';
const AHEAD = '2026-11-20T08:00:00.000Z';

const DRAFT = { scheduledAt: null, scheduledRevision: null };
const OFFLINE = { unpublishAt: null, unpublishBy: null, publishedOn: null, liveRevision: null };

test.each([
  ['nothing is planned', null, null, null],
  ['all is ahead', AHEAD, AHEAD, null],
  ['the start passed', PAST, AHEAD, { scheduled_at: PAST, unpublish_at: null, columns: DRAFT }],
  ['the end passed', null, PAST, { scheduled_at: null, unpublish_at: PAST, columns: OFFLINE }],
  ['both passed', PAST, PAST, { scheduled_at: PAST, unpublish_at: PAST, columns: { ...DRAFT, ...OFFLINE } }],
  [
    'it is now',
    new Date(NOW).toISOString(),
    null,
    { scheduled_at: new Date(NOW).toISOString(), unpublish_at: null, columns: DRAFT },
  ],
])('when %s', (_when, scheduledAt, unpublishAt, lapsed) => {
  expect(getLapsed({ scheduledAt, unpublishAt }, NOW)).toEqual(lapsed);
});

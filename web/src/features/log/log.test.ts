import { expect, test } from 'vitest';
import { getSubject, getThing, type LogLine } from 'cms/shared/log-words/line-words';
import { byDay, nearDay } from '../../lib/dates/days';
import { getFilters, readLogQuery, writeLogQuery } from './log-query';

const NOW = Date.parse('2026-11-20T14:00:00Z');

const line = (more: Partial<LogLine>): LogLine => ({
  id: '1',
  at: '2026-11-20T13:21:00.000Z',
  actor: null,
  action: 'page.publish',
  subject: null,
  subject_name: null,
  ip: null,
  details: {},
  ...more,
});

test('lines stand under their day in the Netherlands, each once', () => {
  const lines = [
    line({ id: '3' }),
    line({ id: '2', at: '2026-11-19T23:30:00.000Z' }),
    line({ id: '2', at: '2026-11-19T23:30:00.000Z' }),
    line({ id: '1', at: '2026-11-19T22:30:00.000Z' }),
  ];
  expect(byDay(lines).map(({ date, lines: own }) => [date, own.map(({ id }) => id)])).toEqual([
    ['2026-11-20', ['3', '2']],
    ['2026-11-19', ['1']],
  ]);
  expect(['2026-11-20', '2026-11-19', '2026-11-18'].map((date) => nearDay(date, NOW))).toEqual([
    'Vandaag',
    'Gisteren',
    '',
  ]);
});

test('a sentence begins with who did it, or with what we know', () => {
  expect(getSubject(line({ actor: { id: 'a', name: 'Sanne' } }))).toBe('Sanne');
  expect(getSubject(line({ action: 'auth.refuse' }))).toBe('Iemand');
  expect(getSubject(line({}))).toBe('Het portaal');
});

test('nobody is named twice', () => {
  const own = line({ actor: { id: 'a', name: 'Sanne' }, subject: 'a', subject_name: 'Sanne' });
  expect(getThing(own)).toBe('');
  expect(getThing({ ...own, subject: 'b', subject_name: 'Kleur' })).toBe('Kleur');
});

test('the address holds the query, and the API gets its filters', () => {
  const query = { search: 'kleur', actor: 'abc', kind: 'asset,file', period: 'week' as const };
  expect(readLogQuery(new URLSearchParams(writeLogQuery(query)))).toEqual(query);
  expect(getFilters(query, NOW)).toEqual({
    search: 'kleur',
    actor: 'abc',
    action: 'asset,file',
    from: '2026-11-14',
  });
  const usual = readLogQuery(new URLSearchParams('kind=x&period=y'));
  expect(writeLogQuery(usual)).toBe('');
  expect(getFilters(usual, NOW)).toEqual({ from: '2026-10-22' });
  expect(getFilters({ ...usual, period: 'all' }, NOW)).toEqual({});
});

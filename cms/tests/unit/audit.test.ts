import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { renderCsv, escapeCell } from '../../src/api/audit/lib/csv';
import type { AuditRow } from '../../src/api/audit/lib/lines';
import { auditQuery } from '../../src/api/audit/schemas/audit';
import { diffSnapshots, shorten, maskAddress } from '../../src/audit';
import { foldRefusal, type FoldedRefusals, getSummary } from '../../src/audit/refusals/fold';
import { toDetailsJson } from '../../src/audit/details';

describe('changes', () => {
  test('hold what differs only, by value', () => {
    const before = { name: 'A', groups: ['x'], role: 'user' };
    const after = { name: 'A', groups: ['x', 'y'], role: 'admin' };
    expect(diffSnapshots(before, after)).toEqual({
      before: { groups: ['x'], role: 'user' },
      after: { groups: ['x', 'y'], role: 'admin' },
    });
    expect(diffSnapshots(before, { ...before, groups: ['x'] })).toEqual({ before: {}, after: {} });
  });

  test('leave out of one side what only the other has', () => {
    expect(diffSnapshots({ 'blocks.1': true }, { 'blocks.2': true })).toEqual({
      before: { 'blocks.1': true },
      after: { 'blocks.2': true },
    });
  });

  test('hold all of what came or went', () => {
    expect(diffSnapshots(null, { name: 'A' })).toEqual({ after: { name: 'A' } });
    expect(diffSnapshots({ name: 'A' }, null)).toEqual({ before: { name: 'A' } });
  });
});

test('details are what PostgreSQL can keep: no NUL, no half characters', () => {
  const kept: unknown = JSON.parse(toDetailsJson({ title: 'a\u0000b\ud800c', deep: [{ of: '\udc00' }] }));
  expect(kept).toEqual({ title: 'ab\ufffdc', deep: [{ of: '\ufffd' }] });
});

test('long texts are kept in short', () => {
  expect(shorten('kort')).toBe('kort');
  expect(shorten('x'.repeat(501))).toBe(`${'x'.repeat(500)}…`);
});

test.each([
  ['sanne@example.org', 's…@example.org'],
  ['Een-Wachtwoord-12!', null],
  ['wacht@woord', null],
  ['', null],
  [`${'x'.repeat(300)}@example.org`, null],
])('of a typed address without an account the log keeps little: %s', (typed, kept) => {
  expect(maskAddress(typed)).toBe(kept);
});

describe('the query', () => {
  const moments = (query: object) => {
    const { from, to } = auditQuery.parse(query);
    return [from, to];
  };

  test('takes days, whole, and moments', () => {
    expect(moments({ from: '2026-01-31', to: '2026-01-31' })).toEqual([
      '2026-01-31T00:00:00.000Z',
      '2026-01-31T23:59:59.999Z',
    ]);
    expect(moments({ from: '2026-01-31T12:00:00+01:00' })).toEqual(['2026-01-31T11:00:00.000Z', undefined]);
  });

  test.each([
    { from: 'gisteren' },
    { from: '2026-02-30' },
    { to: '2026-01-31T25:00:00Z' },
    { to: '31-01-2026' },
    { to: ['2026-01-31', '2026-02-01'] },
    { action: 'page.burn' },
    { actor: '1 or 1=1' },
    { actor: '' },
    { subject: 'x\u0000' },
    { sort: 'at' },
  ])('refuses %j', (query) => {
    expect(auditQuery.safeParse(query).success).toBe(false);
  });
});

describe('as CSV', () => {
  const row = (more: Partial<AuditRow>): AuditRow => ({
    id: 7,
    at: new Date('2026-01-31T12:00:00.123Z'),
    actorId: null,
    actorName: null,
    action: 'auth.login',
    subject: null,
    subjectName: null,
    ip: null,
    details: {},
    ...more,
  });
  const csv = (rows: AuditRow[], failed: (error: Error) => void = () => undefined, inWords?: boolean) =>
    text(
      renderCsv(
        (async function* () {
          for (const one of rows) yield await Promise.resolve(one);
          if (rows.length === 0) throw new Error('The database went away.');
        })(),
        failed,
        inWords,
      ),
    );

  test('texts keep their commas, quotes and lines', async () => {
    const details = { title: 'Ons "logo", nieuw\nen oud' };
    const lines = await csv([row({ actorId: 'abc', actorName: 'Müller, Jan', subject: 'def', details })]);
    expect(lines).toBe(
      [
        'id,at,actor.id,actor.name,action,subject,ip,details',
        `7,2026-01-31T12:00:00.123Z,abc,"Müller, Jan",auth.login,def,,"{""title"":""Ons \\""logo\\"", nieuw\\nen oud""}"`,
        '',
      ].join('\r\n'),
    );
  });

  test('for people it is in words, and a spreadsheet splits it', async () => {
    const details = { before: { title: 'Oud' }, after: { title: 'Nieuw', is_public: true } };
    const [changed, tried] = [
      row({
        actorId: 'abc',
        actorName: 'Müller',
        action: 'page.update',
        subject: 'd',
        subjectName: 'Logo',
        details,
      }),
      row({ action: 'auth.refuse', ip: '127.0.0.1', details: { email: '=cmd|x' } }),
    ];
    const lines = await csv([changed, tried], undefined, true);
    expect(lines.split('\r\n').slice(0, 3)).toEqual([
      'Moment;Wie;Deed;Wat;Soort;Vanaf;Bijzonderheden',
      '2026-01-31 13:00:00;Müller;wijzigde;Logo;Pagina;;Titel: Oud → Nieuw, Openbaar: ja',
      expect.stringMatching(/^2026-01-31 13:00:00;Iemand;.*;;.*;127\.0\.0\.1;E-mailadres: =cmd\|x$/),
    ]);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('no formula runs: %j', async (name) => {
    const lines = await csv([row({ actorId: 'abc', actorName: name })]);
    expect(lines).toMatch(/,"?'/);
  });

  test('what breaks off is no whole file', async () => {
    const failures: string[] = [];
    await expect(csv([], ({ message }) => failures.push(message))).rejects.toThrow();
    expect(failures).toEqual(['The database went away.']);
  });
});

describe('refusals in one', () => {
  const at = (n: number) => new Date(n * 1000).toISOString();
  const foldAll = (refusals: Record<string, unknown>[]) =>
    refusals.reduce<FoldedRefusals | null>((before, each, n) => foldRefusal(before, each, at(n)), null);

  test('say how many there were, from when to when, and what differed between them', () => {
    const one = { email: 'a@example.org', reason: 'password', ip: '203.0.113.1' };
    const folded = foldAll([one, { ...one, reason: 'locked' }, { ...one, reason: 'locked' }]);
    expect(folded && getSummary(folded)).toEqual({
      email: 'a@example.org',
      ip: '203.0.113.1',
      reason: [
        { value: 'password', count: 1 },
        { value: 'locked', count: 2 },
      ],
      count: 3,
      first: at(0),
      last: at(2),
    });
  });

  test('never grow longer than twenty values', () => {
    const folded = foldAll(Array.from({ length: 500 }, (_, n) => ({ email: `${n}@example.org` })));
    expect(folded?.count).toBe(500);
    expect(folded?.values.email).toHaveLength(20);
    const summary = folded && getSummary(folded);
    expect(summary?.email).toHaveLength(20);
  });
});

test.each([
  ['X;=cmd|calc', "X;'=cmd|calc"],
  ['=1+1', "'=1+1"],
  ['X; "@SUM(A1)', `X;' "@SUM(A1)`],
  ['＝1', "'＝1"],
  ['Jan\r\n=1', 'Jan  =1'],
  ['a\t;\t-1', "a ;' -1"],
  [' +31 6', "' +31 6"],
  ['Jan-Willem; 5 = vijf', 'Jan-Willem; 5 = vijf'],
])('the table of the log writes %j as %j', (text, written) => {
  expect(escapeCell(text)).toBe(written);
});

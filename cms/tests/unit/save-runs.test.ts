import { describe, expect, test } from 'vitest';
import { getHistory, type NewestRevision } from '../../src/api/page/lib/save-runs';

const MINUTE = 60_000;

const run: NewestRevision = { kind: 'save', name: null, contentHash: 'a', author: 'anna', at: 0 };
const next = { contentHash: 'b', author: 'anna', at: MINUTE };

describe('a save', () => {
  test('of a page without history is the first entry', () => {
    expect(getHistory(null, next)).toBe('new');
  });

  test.each([
    ['by the same editor', {}, {}, 'fold'],
    ['just within the pause', {}, { at: 10 * MINUTE - 1 }, 'fold'],
    ['by a clock that runs behind', {}, { at: -MINUTE }, 'fold'],
    ['after the pause', {}, { at: 10 * MINUTE }, 'new'],
    ['by another editor', {}, { author: 'bert' }, 'new'],
    ['by nobody known after a user', {}, { author: null }, 'new'],
    ['by nobody known after nobody known', { author: null }, { author: null }, 'new'],
    ['after a publication', { kind: 'publish' }, {}, 'new'],
    ['after a restore', { kind: 'restore' }, {}, 'new'],
    ['after a revision that got a name', { name: 'Voor de verbouwing' }, {}, 'new'],
    ['that changes nothing', {}, { contentHash: 'a' }, 'nothing'],
    ['that changes nothing since a publication', { kind: 'publish' }, { contentHash: 'a' }, 'nothing'],
  ] as const)('%s', (_name, newest, save, expected) => {
    expect(getHistory({ ...run, ...newest }, { ...next, ...save })).toBe(expected);
  });

  test('counts the pause from the last save of the run, not from its first', () => {
    const saves = [0, 9, 18, 27].map((minutes) => minutes * MINUTE);
    const outcomes = saves.map((at, index) =>
      getHistory(index === 0 ? null : { ...run, at: saves[index - 1] ?? 0 }, { ...next, at }),
    );
    expect(outcomes).toEqual(['new', 'fold', 'fold', 'fold']);
  });
});

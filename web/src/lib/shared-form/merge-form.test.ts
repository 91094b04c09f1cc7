import { expect, test } from 'vitest';
import { getChanges, mergeForm } from './merge-form';

const base = { title: 'a', tags: ['x'], contact: { name: 'n', phone: '1' }, point: { x: 0, y: 0 } };

test.each([
  ['nobody changed anything', {}, {}, {}, []],
  ['both changed another field', { title: 'b' }, { tags: [] }, { title: 'b', tags: [] }, []],
  ['both made the same of it', { title: 'b' }, { title: 'b' }, { title: 'b' }, []],
  ['both changed the same field', { title: 'b' }, { title: 'c' }, { title: 'b' }, ['title']],
  [
    'both changed another part',
    { contact: { name: 'm', phone: '1' } },
    { contact: { name: 'n', phone: '2' } },
    { contact: { name: 'm', phone: '2' } },
    [],
  ],
  [
    'both changed the same part',
    { contact: { name: 'm', phone: '1' } },
    { contact: { name: 'o', phone: '2' } },
    { contact: { name: 'm', phone: '2' } },
    ['contact.name'],
  ],
  [
    'a point is one value',
    { point: { x: 1, y: 0 } },
    { point: { x: 0, y: 1 } },
    { point: { x: 1, y: 0 } },
    ['point'],
  ],
])('%s', (_what, mine, theirs, merged, conflicts) => {
  const result = mergeForm({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });
  expect(result).toEqual({ merged: { ...base, ...merged }, conflicts });
});

test('only what differs is sent', () => {
  expect(getChanges(base, { ...base, tags: ['x'], title: 'b' })).toEqual({ title: 'b' });
});

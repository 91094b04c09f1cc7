import { expect, test } from 'vitest';
import type { Group } from '../../api/types';
import { getChanges, permissionsIn, withRight } from './rights';
import { withGroup } from './api';

const group = (id: string, ...permissions: Group['permissions']): Group => ({
  id,
  name: `Groep ${id}`,
  permissions,
});
const staff = group('1', 'view');
const makers = group('2', 'view', 'download-for-use');

test('a new group comes on top; one that is there stays where it is', () => {
  const fresh = group('3');
  expect(withGroup([staff, makers], fresh)).toEqual([fresh, staff, makers]);
  const renamed = { ...makers, name: 'Vormgevers' };
  expect(withGroup([staff, makers], renamed)).toEqual([staff, renamed]);
});

test('a right that comes and goes again is no change', () => {
  const once = withRight({}, staff, 'download-for-use', true);
  expect(permissionsIn(once, staff)).toEqual(['view', 'download-for-use']);
  expect(getChanges(once, [staff, makers])).toEqual([
    {
      group: staff,
      permissions: ['view', 'download-for-use'],
      comes: ['Downloaden voor gebruik'],
      goes: [],
    },
  ]);
  expect(getChanges(withRight(once, staff, 'download-for-use', false), [staff, makers])).toEqual([]);
});

test('what another admin changed meanwhile counts', () => {
  const rights = withRight({}, makers, 'view', false);
  expect(getChanges(rights, [makers])[0]?.goes).toEqual(['Bekijken']);
  expect(getChanges(rights, [{ ...makers, permissions: ['download-for-use'] }])).toEqual([]);
  expect(getChanges(rights, [])).toEqual([]);
});

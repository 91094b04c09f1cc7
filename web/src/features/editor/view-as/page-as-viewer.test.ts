import { expect, test } from 'vitest';
import type { Block, Group } from '../../../api/types';
import { toAsQuery, mergeHidden, getReason, canSeePage, type Viewer } from './page-as-viewer';

const group = (id: string, ...permissions: Group['permissions']): Group => ({ id, name: id, permissions });

const user = (groups: Group[], more: object = {}): Viewer => ({
  kind: 'user',
  user: {
    id: 'u1',
    name: 'Kim',
    email: 'kim@example.org',
    isActive: true,
    roles: [{ name: 'user' }],
    groups,
    ...more,
  },
});

const readers = group('lezers', 'view');
const mute = group('niets');
const closed = { is_public: false, groups: [readers, mute] };

test.each<[string, Viewer, boolean]>([
  ['a visitor', { kind: 'anonymous' }, false],
  ['a group that may view', { kind: 'group', group: readers }, true],
  ['a group that may not', { kind: 'group', group: mute }, false],
  ['a group that is not of the page', { kind: 'group', group: group('anders', 'view') }, false],
  ['a member of a group that may', user([mute, readers]), true],
  ['a user without groups', user([]), false],
  ['an admin', user([], { roles: [{ name: 'admin' }] }), true],
  ['a user who is inactive', user([readers], { isActive: false }), false],
])('%s sees a page that is not public: %s', (_, viewer, expected) => {
  expect(canSeePage(viewer, closed)).toBe(expected);
  expect(canSeePage(viewer, { ...closed, is_public: true })).toBe(true);
});

test('viewers have names for the API', () => {
  expect(
    [{ kind: 'anonymous' } as const, { kind: 'group', group: readers } as const, user([])].map(toAsQuery),
  ).toEqual(['anonymous', 'group:lezers', 'user:u1']);
});

const block = (id: number): Block => ({
  id,
  type: 'html',
  slug: '',
  groups: [],
  isPrivate: false,
  body: '',
  can: { view: true, use: true, edit: true },
});

test('hidden blocks stand in their place', () => {
  const order = [1, 2, 3, 4].map(block);
  const placed = mergeHidden(order, { blocks: [block(1), block(4)], hidden: [block(2), block(3)] });
  expect(placed.map(({ block: { id }, isSeen }) => [id, isSeen])).toEqual([
    [1, true],
    [2, false],
    [3, false],
    [4, true],
  ]);
});

test('a reason is that of the block and of each download', () => {
  expect(
    getReason({ because: 'Zichtbaar: groep Pers mag bekijken; ‘Logo; klein’: iedereen mag downloaden' }),
  ).toEqual({ why: 'Groep Pers mag bekijken', downloads: ['‘Logo; klein’: iedereen mag downloaden'] });
  expect(getReason({ because: 'Verborgen: het blok is privé' })).toEqual({
    why: 'Het blok is privé',
    downloads: [],
  });
});

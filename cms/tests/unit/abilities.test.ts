import { describe, expect, test } from 'vitest';
import { abilities, assetAbilities, canSeePage } from '../../src/permissions/abilities';
import { anonymous, type Permission, type Viewer } from '../../src/permissions/viewer';

const member = (...permissions: Permission[]): Viewer => ({
  kind: 'user',
  id: 'u',
  groups: [{ id: 'g', permissions }],
});
const outsider: Viewer = {
  kind: 'user',
  id: 'o',
  groups: [{ id: 'other', permissions: ['view', 'download-for-use', 'download-for-edit'] }],
};
const admin: Viewer = { kind: 'admin', id: 'a', groups: [] };

const open = { isPublic: true, groups: [] };
const openForGroup = { isPublic: true, groups: ['g'] };
const closed = { isPublic: false, groups: ['g'] };
const lost = { isPublic: false, groups: [] };

const plain = { isPrivate: false, groups: ['g'] };
const own = { isPrivate: true, groups: ['g'] };
const nobodys = { isPrivate: true, groups: [] };

const none = { view: false, use: false, edit: false };
const all = { view: true, use: true, edit: true };

describe('what a viewer may do with a block', () => {
  test.each([
    ['anonymous, public page', anonymous, open, plain, { view: true, use: true, edit: false }],
    ['anonymous, private block on a public page', anonymous, open, own, none],
    ['anonymous, private page', anonymous, closed, plain, none],
    ['outsider, public page', outsider, openForGroup, plain, { view: true, use: true, edit: false }],
    ['outsider, private block', outsider, openForGroup, own, none],
    ['outsider, private page', outsider, closed, plain, none],
    ['viewer, private page', member('view'), closed, plain, { view: true, use: false, edit: false }],
    [
      'user, private page',
      member('view', 'download-for-use'),
      closed,
      own,
      { view: true, use: true, edit: false },
    ],
    [
      'editor, private page',
      member('view', 'download-for-edit'),
      closed,
      own,
      { view: true, use: false, edit: true },
    ],
    ['all permissions', member('view', 'download-for-use', 'download-for-edit'), closed, own, all],
    ['use without view', member('download-for-use', 'download-for-edit'), closed, plain, none],
    ['use without view on a public page', member('download-for-use'), openForGroup, own, none],
    ['edit without view on a public page', member('download-for-edit'), openForGroup, plain, all],
    ['member, block of nobody', member('view', 'download-for-use'), closed, nobodys, none],
    ['member, page without groups', member('view'), lost, plain, none],
    ['admin, page without groups', admin, lost, nobodys, all],
  ])('%s', (_name, viewer, page, block, expected) => {
    expect(abilities(viewer, page, block)).toEqual(expected);
  });
});

test.each([
  ['anonymous', anonymous, open, true],
  ['anonymous', anonymous, closed, false],
  ['a member who may view', member('view'), closed, true],
  ['a member who may not view', member('download-for-use'), closed, false],
  ['an outsider', outsider, closed, false],
  ['an admin', admin, lost, true],
])('%s sees a page or not', (_name, viewer, page, expected) => {
  expect(canSeePage(viewer, page)).toBe(expected);
});

describe('what a viewer may do with an asset', () => {
  const shown = [{ page: open, block: { isPrivate: false, groups: [] } }];
  test('an asset that no live page shows is for admins only', () => {
    expect(assetAbilities(anonymous, { isPrivate: false }, [])).toEqual(none);
    expect(assetAbilities(member('view'), { isPrivate: false }, [])).toEqual(none);
    expect(assetAbilities(admin, { isPrivate: true }, [])).toEqual(all);
  });
  test('a public page opens an asset, unless it is private', () => {
    expect(assetAbilities(anonymous, { isPrivate: false }, shown)).toEqual({
      view: true,
      use: true,
      edit: false,
    });
    expect(assetAbilities(anonymous, { isPrivate: true }, shown)).toEqual(none);
  });
  test('several places add up', () => {
    const places = [{ page: closed, block: plain }, ...shown];
    expect(assetAbilities(member('view', 'download-for-edit'), { isPrivate: false }, places)).toEqual(all);
    expect(assetAbilities(member('view', 'download-for-edit'), { isPrivate: true }, places)).toEqual({
      ...none,
      view: true,
      edit: true,
    });
  });
});

test('however often an asset is shown, and wherever, it is what all those places give together', () => {
  const pages = [open, openForGroup, closed, lost];
  const blocks = [plain, own, nobodys];
  const viewers = [anonymous, outsider, admin, member('view'), member('view', 'download-for-edit')];
  const places = pages.flatMap((page) => blocks.map((block) => ({ page: { ...page }, block: { ...block } })));
  for (let shown = 0; shown < 2 ** places.length; shown += 37) {
    const some = places.filter((_, n) => shown & (2 ** n));
    const often = [...some, ...some.map((place) => ({ ...place })), ...some];
    for (const viewer of viewers) {
      for (const asset of [{ isPrivate: false }, { isPrivate: true }]) {
        const each = some.map((place) => assetAbilities(viewer, asset, [place]));
        expect(assetAbilities(viewer, asset, often)).toEqual({
          view: viewer.kind === 'admin' || each.some(({ view }) => view),
          use: viewer.kind === 'admin' || each.some(({ use }) => use),
          edit: viewer.kind === 'admin' || each.some(({ edit }) => edit),
        });
      }
    }
  }
});

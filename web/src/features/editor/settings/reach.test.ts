import { expect, test } from 'vitest';
import type { Asset, Block, BlockOf, File, Group } from '../../../api/types';
import { assetsIn, opened, unreached, type RightsOfDraft } from './reach';

const file = (kind: File['kind']): File => ({
  id: kind,
  name: kind,
  ext: '',
  mime: '',
  size: 1,
  kind,
  width: null,
  height: null,
  preview: null,
});

const asset = (id: string, more: Partial<Asset> = {}): Asset => ({
  id,
  title: id,
  description: '',
  isPrivate: false,
  decorative: false,
  focal_point: null,
  original: file('usable'),
  files: [],
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  can: { view: true, use: true, edit: true },
  ...more,
});

const group = (...permissions: Group['permissions']): Group => {
  const id = permissions.join('+') || 'niets';
  return { id, name: id, permissions };
};

const [viewers, users, editors] = [group('view'), group('download-for-use'), group('download-for-edit')];

type Rights = Partial<Pick<Block, 'groups' | 'isPrivate'>>;

const base = (id: number, rights: Rights) => ({
  id,
  slug: '',
  groups: [],
  isPrivate: false,
  can: { view: true, use: true, edit: true },
  ...rights,
});

const text = (id: number, rights: Rights = {}): Block => ({
  ...base(id, rights),
  type: 'html',
  body: '',
});

const showing = (id: number, shown: Asset | null, rights: Rights = {}): BlockOf<'asset'> => ({
  ...base(id, rights),
  type: 'asset',
  asset: shown,
  settings: { outlined: 'default', backgroundColor: 'transparent' },
});

const page = (isPublic: boolean, groups: Group[], ...blocks: Block[]): RightsOfDraft => ({
  isPublic,
  groups,
  blocks,
});

const ids = (blocks: readonly Block[]) => blocks.map(({ id }) => id);
const ways = (assets: ReturnType<typeof unreached>['assets']) =>
  assets.map(({ asset: { id }, way }) => `${id} ${way}`);

test('a page that is not public and has no group that may view is for admins alone', () => {
  expect(unreached(page(false, [], text(1))).page).toBe(true);
  expect(unreached(page(false, [users], text(1, { groups: [users] }))).page).toBe(true);
  expect(unreached(page(false, [viewers], text(1))).page).toBe(false);
  expect(unreached(page(true, [], text(1))).page).toBe(false);
});

test.each<[string, boolean, Rights, boolean]>([
  ['an open block of a public page', true, {}, true],
  ['a private block without groups', true, { isPrivate: true }, false],
  ['a private block with a group that may view', true, { isPrivate: true, groups: [viewers] }, true],
  ['a private block with a group that may not', true, { isPrivate: true, groups: [users] }, false],
  ['a block without groups', false, {}, false],
  ['a block with a group that may view', false, { groups: [viewers] }, true],
  ['a block with a group that may not', false, { groups: [editors] }, false],
])('%s (page public: %s)', (_, isPublic, rights, isReached) => {
  const { blocks } = unreached(page(isPublic, [viewers, users, editors], text(1, rights)));
  expect(ids(blocks)).toEqual(isReached ? [] : [1]);
});

test('downloads need a group that may, unless the page opens them; for editing always', () => {
  const both = asset('beeld', { files: [file('usable'), file('editable')] });
  const found = (isPublic: boolean, groups: Group[], shown = both) =>
    ways(unreached(page(isPublic, [viewers, users, editors], showing(1, shown, { groups }))).assets);
  expect(found(false, [viewers])).toEqual(['beeld use', 'beeld edit']);
  expect(found(false, [viewers, users])).toEqual(['beeld edit']);
  expect(found(false, [viewers, users, editors])).toEqual([]);
  expect(found(true, [])).toEqual(['beeld edit']);
  expect(found(true, [], asset('beeld'))).toEqual([]);
  expect(found(true, [], asset('beeld', { isPrivate: true }))).toEqual(['beeld view']);
  expect(found(true, [viewers], asset('beeld', { isPrivate: true }))).toEqual(['beeld use']);
});

test('what becomes public is counted, each file once; what stays is named', () => {
  const logo = asset('logo', { files: [file('usable'), file('editable')] });
  const secret = asset('geheim', { isPrivate: true });
  const hidden = text(4, { isPrivate: true, groups: [viewers] });
  const draft = page(true, [viewers], showing(1, logo), showing(2, logo), showing(3, secret), hidden);
  const { open, closed, downloads, kept } = opened(draft);
  expect([ids(open), ids(closed), downloads]).toEqual([[1, 2, 3], [4], 2]);
  expect(ways(kept)).toEqual(['logo edit', 'logo edit', 'geheim view']);
});

test('assets are found wherever a block has them, each once', () => {
  const [a, b] = [asset('a'), asset('b')];
  const block: Block = {
    ...base(1, {}),
    type: 'assets',
    assets: [a, null, b, a],
    settings: { outlined: 'default', backgroundColor: 'transparent' },
  };
  expect(assetsIn(block).map(({ id }) => id)).toEqual(['a', 'b']);
});

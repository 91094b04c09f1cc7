import { describe, expect, test } from 'vitest';
import { explainAbilities, type BlockAsset } from '../../src/permissions/explain';
import { anonymous, type Permission, type Viewer } from '../../src/permissions/viewer';

const NAMES: Record<string, string> = { c: 'Communicatie', z: 'Zorg' };
const words = { isGroup: false, groupName: (id: string) => NAMES[id] ?? '' };

const inGroups = (...groups: [id: string, ...permissions: Permission[]][]): Viewer => ({
  kind: 'user',
  id: 'u',
  groups: groups.map(([id, ...permissions]) => ({ id, permissions })),
});
const admin: Viewer = { kind: 'admin', id: 'a', groups: [] };
const outsider = inGroups(['z', 'view', 'download-for-use', 'download-for-edit']);
const reader = inGroups(['c', 'view']);

const open = { isPublic: true, groups: ['c'] };
const closed = { isPublic: false, groups: ['c'] };
const forBoth = { isPublic: false, groups: ['c', 'z'] };

const plain = { isPrivate: false, groups: ['c'], assets: [] };
const own = { isPrivate: true, groups: ['c'], assets: [] };

describe('why a block is seen or not', () => {
  test.each([
    [admin, closed, own, 'Zichtbaar: beheerders zien en downloaden alles'],
    [anonymous, open, plain, 'Zichtbaar: de pagina is openbaar'],
    [reader, open, plain, 'Zichtbaar: de pagina is openbaar'],
    [reader, closed, plain, 'Zichtbaar: groep Communicatie mag bekijken'],
    [reader, open, own, 'Zichtbaar: groep Communicatie mag bekijken'],
    [
      inGroups(['c', 'view'], ['z', 'view']),
      forBoth,
      { ...own, groups: ['c', 'z'] },
      'Zichtbaar: groepen Communicatie en Zorg mogen bekijken',
    ],
    [anonymous, closed, plain, 'Verborgen: de pagina is niet openbaar'],
    [anonymous, open, own, 'Verborgen: het blok is privé'],
    [outsider, open, own, 'Verborgen: het blok is privé en geen groep van deze persoon mag bekijken'],
    [
      inGroups(['c', 'download-for-use']),
      open,
      own,
      'Verborgen: het blok is privé en geen groep van deze persoon mag bekijken',
    ],
    [
      outsider,
      closed,
      plain,
      'Verborgen: de pagina is niet openbaar en geen groep van deze persoon mag de pagina bekijken',
    ],
    [
      outsider,
      forBoth,
      plain,
      'Verborgen: de pagina is niet openbaar en geen groep van deze persoon mag dit blok bekijken',
    ],
  ])('case %#: %o', (viewer, page, block, sentence) => {
    expect(explainAbilities(viewer, page, block, words)).toBe(sentence);
  });

  test('of a group it speaks as of one', () => {
    expect(explainAbilities(outsider, open, own, { ...words, isGroup: true })).toBe(
      'Verborgen: het blok is privé en deze groep mag niet bekijken',
    );
  });
});

describe('why the assets of a block can be downloaded or not', () => {
  const asset = (page: typeof open, block: typeof plain, more: Partial<BlockAsset> = {}): BlockAsset => ({
    title: 'Logo',
    isPrivate: false,
    has: { use: true, edit: true },
    placements: [{ page, block }],
    ...more,
  });
  const sentence = (viewer: Viewer, page: typeof open, block: typeof plain, ...assets: BlockAsset[]) =>
    explainAbilities(viewer, page, { ...block, assets }, words);

  test('by everybody on a public page, for editing only by groups', () => {
    expect(sentence(anonymous, open, plain, asset(open, plain))).toBe(
      'Zichtbaar: de pagina is openbaar; iedereen mag downloaden voor gebruik; een bezoeker mag niet downloaden voor bewerking',
    );
    const editor = inGroups(['c', 'view', 'download-for-edit']);
    expect(sentence(editor, open, plain, asset(open, plain))).toBe(
      'Zichtbaar: de pagina is openbaar; iedereen mag downloaden voor gebruik; groep Communicatie mag downloaden voor bewerking',
    );
  });

  test('only what the asset has', () => {
    const has = { use: false, edit: true };
    expect(sentence(reader, closed, plain, asset(closed, plain, { has }))).toBe(
      'Zichtbaar: groep Communicatie mag bekijken; geen groep van deze persoon mag downloaden voor bewerking',
    );
    const none = { use: false, edit: false };
    expect(sentence(reader, closed, plain, asset(closed, plain, { has: none }))).toBe(
      'Zichtbaar: groep Communicatie mag bekijken',
    );
  });

  test('because of a block elsewhere', () => {
    const has = { use: true, edit: false };
    const placements = [
      { page: closed, block: plain },
      { page: open, block: plain },
    ];
    expect(sentence(reader, closed, plain, asset(closed, plain, { has, placements }))).toBe(
      'Zichtbaar: groep Communicatie mag bekijken; een ander blok staat downloaden voor gebruik toe',
    );
  });

  test('a private asset in an open block stays away', () => {
    expect(sentence(anonymous, open, plain, asset(open, plain, { isPrivate: true }))).toBe(
      'Zichtbaar: de pagina is openbaar; de asset is privé en blijft leeg',
    );
    expect(sentence(outsider, open, plain, asset(open, plain, { isPrivate: true }))).toBe(
      'Zichtbaar: de pagina is openbaar; de asset is privé en blijft leeg, geen groep van deze persoon mag bekijken',
    );
  });

  test('each by its title when they differ, once when they do not', () => {
    const has = { use: true, edit: false };
    const one = asset(open, plain, { has });
    expect(sentence(anonymous, open, plain, one, { ...one, title: 'Foto' })).toBe(
      'Zichtbaar: de pagina is openbaar; iedereen mag downloaden voor gebruik',
    );
    expect(sentence(anonymous, open, plain, one, { ...one, title: '', isPrivate: true })).toBe(
      'Zichtbaar: de pagina is openbaar; ‘Logo’: iedereen mag downloaden voor gebruik; ‘zonder titel’: de asset is privé en blijft leeg',
    );
  });

  test('nothing of a block that is not seen', () => {
    expect(sentence(anonymous, open, own, asset(open, own))).toBe('Verborgen: het blok is privé');
  });
});

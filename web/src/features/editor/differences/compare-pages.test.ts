import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BlockType } from '../../../api/types';
import { addBlock, changeField, moveBlock, removeBlock } from '../state/block-changes';
import { changePage } from '../state/page-changes';
import { getEditor, reduce } from '../state/reducer';
import type { Change, PageDraft } from '../state/types';
import { EMPTY_DRAFT } from '../state/wire';
import { comparePages } from './compare-pages';
import { findCommonOrder } from 'cms/shared/common-order';
import { plainText } from './plain-value';

const TEXT: BlockType = {
  type: 'text',
  label: 'Tekst',
  description: '',
  fields: [
    { name: 'title', kind: 'text', label: 'Titel' },
    { name: 'body', kind: 'html', label: 'Tekst' },
    {
      name: 'settings',
      kind: 'object',
      label: 'Instellingen',
      of: [{ name: 'side', kind: 'option', label: 'Kant' }],
    },
  ],
  defaults: {
    type: 'text',
    slug: '',
    groups: [],
    isPrivate: false,
    title: '',
    body: '',
    settings: { side: 'l' },
  },
  options: {
    'settings.side': [
      { value: 'l', label: 'Links' },
      { value: 'r', label: 'Rechts' },
    ],
  },
};

const made = (...changes: Change[]): PageDraft =>
  changes.reduce((state, change) => reduce(state, { type: 'change', change }), getEditor(EMPTY_DRAFT)).draft;

const three = [addBlock(TEXT, 3), addBlock(TEXT, 2), addBlock(TEXT, 1)];

test('two versions that say the same have no differences', () => {
  const { fields, blocks } = comparePages([TEXT], made(...three), made(...three));
  expect(fields).toEqual([]);
  expect(blocks.map(({ kind }) => kind)).toEqual(['same', 'same', 'same']);
});

test('blocks are added, removed, moved and changed', () => {
  const before = made(...three, changeField(2, 'body', '<p>Zo is het <b>goed</b>.</p>'));
  const after = made(
    ...three,
    changeField(2, 'body', '<p>Zo is het <b>fout</b>.</p>'),
    changeField(2, 'settings.side', 'r'),
    removeBlock(1),
    addBlock(TEXT, 4),
    changeField(4, 'title', 'Nieuw'),
  );
  const { blocks } = comparePages([TEXT], before, after);
  expect(blocks.map(({ id, kind }) => [id, kind])).toEqual([
    [1, 'removed'],
    [4, 'added'],
    [2, 'changed'],
    [3, 'same'],
  ]);
  expect(blocks[2]?.fields).toEqual([
    {
      label: 'Tekst',
      pieces: [
        { text: 'Zo is het ', kind: 'same' },
        { text: 'goed', kind: 'removed' },
        { text: 'fout', kind: 'added' },
        { text: '.', kind: 'same' },
      ],
    },
    {
      label: 'Kant',
      pieces: [
        { text: 'Links', kind: 'removed' },
        { text: 'Rechts', kind: 'added' },
      ],
    },
  ]);
});

test('one block that is dragged over others is the only one that moved', () => {
  const before = made(addBlock(TEXT, 4), ...three);
  const { blocks } = comparePages([TEXT], before, made(addBlock(TEXT, 4), ...three, moveBlock(1, 3)));
  expect(blocks.filter(({ kind }) => kind === 'moved').map(({ id }) => id)).toEqual([1]);
});

test('the page itself says what changed', () => {
  const { fields } = comparePages([TEXT], made(), made(changePage({ title: 'Logo', isPublic: true })));
  expect(fields.map(({ label }) => label)).toEqual(['Titel', 'Openbaar']);
});

test('what is kept in order is in both lists, in the same order', () => {
  const ids = fc.uniqueArray(fc.nat(20));
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      const kept = findCommonOrder(before, after);
      const inOrder = (list: number[]) => list.filter((id) => kept.has(id));
      expect(inOrder(before)).toEqual(inOrder(after));
      expect(inOrder(before)).toHaveLength(kept.size);
    }),
  );
});

test('rich text is read as lines', () => {
  expect(plainText('<h2>Kop</h2><p>Een\n  <b>woord</b></p><ul><li>a</li><li>b</li></ul>')).toBe(
    'Kop\nEen woord\na\nb',
  );
});

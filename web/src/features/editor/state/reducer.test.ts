import { describe, expect, test } from 'vitest';
import type { BlockType, Group } from '../../../api/types';
import { addBlock, changeBlock, changeField, duplicateBlock, moveBlock, removeBlock } from './block-changes';
import { changeGroups, changePage, changeTitle } from './page-changes';
import { getEditor, isDirty, reduce } from './reducer';
import { freeSlug } from 'cms/shared/slugs';
import type { Change, EditorState } from './types';
import { EMPTY_DRAFT, writePage } from './wire';

const group = (id: string): Group => ({ id, name: id, permissions: ['view'] });

const TEXT: BlockType = {
  type: 'text',
  label: 'Tekst',
  description: '',
  fields: [
    { name: 'title', kind: 'text', label: 'Titel' },
    { name: 'picture', kind: 'asset', label: 'Beeld' },
    { name: 'button', kind: 'object', label: 'Knop', of: [{ name: 'label', kind: 'text', label: 'Tekst' }] },
  ],
  defaults: {
    type: 'text',
    slug: '',
    groups: [],
    isPrivate: false,
    title: '',
    picture: null,
    button: { label: '' },
  },
  options: {},
};

const run = (...changes: Change[]): EditorState =>
  changes.reduce((state, change) => reduce(state, { type: 'change', change }), getEditor(EMPTY_DRAFT));

const ids = (state: EditorState): number[] => state.draft.blocks.map(({ id }) => id);
const then = (state: EditorState, ...types: ('undo' | 'redo')[]): EditorState =>
  types.reduce((now, type) => reduce(now, { type }), state);

describe('blocks', () => {
  test('new ones come on top with the groups of the page, or between two others', () => {
    const state = run(
      changeGroups([group('a')]),
      addBlock(TEXT, 10000001),
      addBlock(TEXT, 10000002),
      addBlock(TEXT, 10000003, 1),
    );
    expect(ids(state)).toEqual([10000002, 10000003, 10000001]);
    expect(state.draft.blocks.every(({ groups }) => groups[0]?.id === 'a')).toBe(true);
  });

  test('move within the list and stay at its edges', () => {
    const state = run(addBlock(TEXT, 3), addBlock(TEXT, 2), addBlock(TEXT, 1), moveBlock(1, 2));
    expect(ids(state)).toEqual([2, 3, 1]);
    expect(ids(reduce(state, { type: 'change', change: moveBlock(2, -1) }))).toEqual([2, 3, 1]);
    expect(ids(reduce(state, { type: 'change', change: moveBlock(2, 9) }))).toEqual([3, 1, 2]);
  });

  test('are copied behind themselves and removed', () => {
    const state = run(
      addBlock(TEXT, 2),
      addBlock(TEXT, 1),
      changeField(1, 'title', 'A'),
      duplicateBlock(1, 9),
    );
    expect(ids(state)).toEqual([1, 9, 2]);
    expect(state.draft.blocks[1]).toMatchObject({ title: 'A' });
    expect(ids(reduce(state, { type: 'change', change: removeBlock(1) }))).toEqual([9, 2]);
  });

  test('follow the groups of the page', () => {
    const state = run(
      changeGroups([group('a'), group('b')]),
      addBlock(TEXT, 1),
      changeBlock(1, { groups: [group('a')] }),
      changeGroups([group('a'), group('b'), group('c')]),
    );
    const names = (now: EditorState) => now.draft.blocks[0]?.groups.map(({ id }) => id);
    expect(names(state)).toEqual(['a', 'c']);
    expect(names(reduce(state, { type: 'change', change: changeGroups([group('c')]) }))).toEqual(['c']);
  });

  test('with rows that began as the same one change them one by one', () => {
    const row = { label: '' };
    const state = run(
      addBlock(TEXT, 1),
      changeField(1, 'rows', [row, row]),
      changeField(1, 'rows.0.label', 'Eerste'),
    );
    expect(state.draft.blocks[0]).toMatchObject({ rows: [{ label: 'Eerste' }, { label: '' }] });
  });

  test('change deep inside without touching what was', () => {
    const before = run(addBlock(TEXT, 1));
    const after = reduce(before, { type: 'change', change: changeField(1, 'button.label', 'Meer') });
    expect(after.draft.blocks[0]).toMatchObject({ button: { label: 'Meer' } });
    expect(before.draft.blocks[0]).toMatchObject({ button: { label: '' } });
    const nowhere = reduce(after, { type: 'change', change: changeField(1, 'onzin.label', 'x') });
    expect(nowhere.draft).toEqual(after.draft);
  });
});

describe('undo and redo', () => {
  test('take steps back and forth; typing in one field is one step', () => {
    const state = run(
      changePage({ title: 'L' }),
      changePage({ title: 'Lo' }),
      changePage({ title: 'Log' }),
      addBlock(TEXT, 1),
    );
    expect(state.past).toHaveLength(2);
    expect(ids(then(state, 'undo'))).toEqual([]);
    expect(then(state, 'undo', 'undo').draft.title).toBe('');
    expect(then(state, 'undo', 'undo', 'redo', 'redo').draft).toEqual(state.draft);
    expect(then(state, 'undo', 'undo', 'undo')).toEqual(then(state, 'undo', 'undo'));
  });

  test('a change after an undo forgets what could be redone', () => {
    const state = then(run(changePage({ title: 'A' })), 'undo');
    const next = reduce(state, { type: 'change', change: changePage({ title: 'B' }) });
    expect(then(next, 'redo').draft.title).toBe('B');
  });

  test('survive saving', () => {
    const state = run(changePage({ title: 'A' }));
    const stored = { ...state.draft, slug: 'a' };
    const saved = reduce(state, { type: 'saved', sent: state.draft, stored, isKnown: false });
    expect(isDirty(saved)).toBe(false);
    expect(saved.draft.slug).toBe('a');
    expect(then(saved, 'undo').draft.title).toBe('');
  });
});

describe('the slug of a page whose address nobody has', () => {
  const getSlug = (title: string): string => freeSlug(title, new Set(['logo']));
  const type = (state: EditorState, title: string): EditorState =>
    reduce(state, { type: 'change', change: changeTitle(title, getSlug) });
  const save = (state: EditorState, sent: EditorState, slug: string, isKnown = false): EditorState =>
    reduce(state, { type: 'saved', sent: sent.draft, stored: { ...sent.draft, slug }, isKnown });

  test('follows the title, also what was typed while the page was made; undo goes back exactly', () => {
    const half = type(run(), 'Logo');
    const made = save(type(half, 'Logo g'), half, 'logo-2');
    expect(made.draft).toMatchObject({ title: 'Logo g', slug: 'logo-g' });
    expect(made.saved).toMatchObject({ title: 'Logo', slug: 'logo-2' });
    const whole = type(made, 'Logo gebruiken');
    expect(whole.draft.slug).toBe('logo-gebruiken');
    expect(then(whole, 'undo').draft).toBe(made.draft);
    expect(then(whole, 'undo', 'redo').draft).toBe(whole.draft);
    expect(type(type(whole, ''), 'Logo').draft.slug).toBe('logo-2');
  });

  test('stays as an editor changed it', () => {
    const made = save(type(run(), 'Nieu'), type(run(), 'Nieu'), 'nieu');
    const own = reduce(made, { type: 'change', change: changePage({ slug: 'beeldmerk' }) });
    expect(type(own, 'Nieuw').draft.slug).toBe('beeldmerk');
    expect(type(then(own, 'undo'), 'Nieuw').draft.slug).toBe('nieuw');
  });

  test('stays what it was published with, whatever is undone', () => {
    const half = type(run(), 'Nieu');
    const whole = type(save(half, half, 'nieu'), 'Nieuw');
    const out = save(whole, whole, 'nieuw', true);
    expect(then(out, 'undo').draft).toMatchObject({ title: 'Nieu', slug: 'nieuw' });
    expect(reduce(out, { type: 'change', change: changeTitle('Anders') }).draft.slug).toBe('nieuw');
  });
});

test('another version takes the place of what is there, and one step back brings that again', () => {
  const mine = run(changePage({ title: 'Mijn versie' }));
  const loaded = reduce(mine, { type: 'loaded', draft: { ...EMPTY_DRAFT, title: 'Andere versie' } });
  expect(loaded.draft.title).toBe('Andere versie');
  expect(isDirty(loaded)).toBe(false);
  expect(then(loaded, 'undo').draft).toEqual(mine.draft);
  expect(isDirty(then(loaded, 'undo'))).toBe(true);
});

test('what was typed while saving is kept, and still to be saved', () => {
  const state = run(changePage({ title: 'A' }));
  const typed = reduce(state, { type: 'change', change: changePage({ title: 'AB' }) });
  const saved = reduce(typed, { type: 'saved', sent: state.draft, stored: state.draft, isKnown: false });
  expect(saved.draft.title).toBe('AB');
  expect(isDirty(saved)).toBe(true);
});

test('a write has ids for references and nothing that the server decides', () => {
  const state = run(
    changePage({ title: 'Logo' }),
    changeGroups([group('a')]),
    addBlock(TEXT, 12345678),
    changeField(12345678, 'picture', { id: 'p1', title: 'Foto' }),
  );
  expect(writePage([TEXT], state.draft)).toEqual({
    title: 'Logo',
    lead: '',
    parent_id: null,
    is_public: false,
    groups: ['a'],
    blocks: [
      {
        id: 12345678,
        type: 'text',
        isPrivate: false,
        groups: ['a'],
        title: '',
        picture: 'p1',
        button: { label: '' },
      },
    ],
  });
});

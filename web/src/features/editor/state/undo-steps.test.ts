import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BlockType } from '../../../api/types';
import { addBlock, changeField } from './block-changes';
import { changeTitle } from './page-changes';
import { getEditor, reduce } from './reducer';
import type { EditorState } from './types';
import { valueAt } from './values';
import { EMPTY_DRAFT } from './wire';

const start = (title = ''): EditorState => getEditor({ ...EMPTY_DRAFT, title });

/** The editor after titles were written, each so many milliseconds after the one before. */
function write(state: EditorState, titles: readonly string[], every = 100): EditorState {
  return titles.reduce(
    (now, title, index) => reduce(now, { type: 'change', change: changeTitle(title) }, (index + 1) * every),
    state,
  );
}

const letters = (text: string, before = '', after = ''): string[] =>
  [...text].map((_letter, index) => before + text.slice(0, index + 1) + after);

/** What each undo brings back. */
function getSteps(state: EditorState): string[] {
  return state.past.map(({ title }) => title);
}

describe('a step of undo', () => {
  test('is a run of typing', () => {
    expect(getSteps(write(start(), letters('Ons logo')))).toEqual(['']);
    expect(getSteps(write(start('voor  na'), letters('alle', 'voor ', ' na')))).toEqual(['voor  na']);
  });

  test.each([
    ['erasing', [...letters('Logo'), 'Log', 'Lo'], ['', 'Logo']],
    ['a paste', [...letters('Log'), 'Log van de week', 'Log van de weken'], ['', 'Log', 'Log van de week']],
    ['a cut', [...letters('Ons logo'), 'logo'], ['', 'Ons logo']],
    ['another place', [...letters('ac'), 'abc', 'abbc'], ['', 'ac']],
    ['writing over', [...letters('Logo'), 'Lego'], ['', 'Logo']],
  ])('begins with %s', (_name, titles, steps) => {
    expect(getSteps(write(start(), titles))).toEqual(steps);
  });

  test('begins after a pause', () => {
    const first = write(start(), letters('een'));
    const later = reduce(first, { type: 'change', change: changeTitle('een ') }, 300 + 1100);
    expect(getSteps(later)).toEqual(['', 'een']);
  });

  test('ends with a word when it takes long', () => {
    const steps = getSteps(write(start(), letters('Wie schrijft die blijft, en wie lang schrijft ook.')));
    expect(steps.length).toBeGreaterThan(1);
    for (const step of steps) expect(step).toMatch(/^$| $/);
  });

  test('goes on while a draft is saved', () => {
    const typed = write(start(), letters('Lo'));
    const saved = reduce(typed, {
      type: 'saved',
      sent: typed.draft,
      stored: { ...typed.draft, slug: 'lo' },
      isKnown: false,
    });
    expect(getSteps(reduce(saved, { type: 'change', change: changeTitle('Log') }, 300))).toEqual(['']);
  });

  test('goes on with repeated letters', () => {
    expect(getSteps(write(start('Half logo'), ['Half  logo', 'Half n logo', 'Half ni logo']))).toEqual([
      'Half logo',
    ]);
    expect(getSteps(write(start('xxxx'), ['xxxxx', 'xxxxxx', 'xxxxxxx']))).toEqual(['xxxx']);
    expect(getSteps(write(start('xxxx'), ['xxx', 'xx']))).toEqual(['xxxx']);
  });
});

const TEXT: BlockType = {
  type: 'text',
  label: 'Tekst',
  description: '',
  fields: [],
  options: {},
  defaults: { type: 'text', slug: '', groups: [], isPrivate: false, body: '' },
};

/** What each undo brings back of a rich text that is written. */
function writeBody(bodies: readonly string[]): string[] {
  const opened = reduce(start(), { type: 'change', change: addBlock(TEXT, 1) });
  const end = bodies.reduce(
    (now, body, index) => reduce(now, { type: 'change', change: changeField(1, 'body', body) }, index * 100),
    opened,
  );
  return end.past.slice(1).map(({ blocks }) => String(valueAt(blocks, '0.body')));
}

describe('a step of undo in rich text', () => {
  test('is a run of typing', () => {
    expect(writeBody(['<p>a</p>', '<p>a&amp;</p>', '<p>a&amp;b</p>', '<p>a&amp;b&nbsp;</p>'])).toEqual(['']);
    expect(writeBody(['<p><strong>a</strong></p>', '<p><strong>ab</strong></p>'])).toEqual(['']);
  });

  test.each([
    ['a format', '<p><strong>a</strong></p>'],
    ['a new line', '<p>a</p><p></p>'],
    ['a list', '<ul><li><p>a</p></li></ul>'],
    ['a table', '<p>a</p><table><tbody><tr><th><p></p></th></tr></tbody></table>'],
    ['a paste', '<p>a</p><p>Uit Word</p>'],
  ])('begins with %s', (_name, body) => {
    expect(writeBody(['<p>a</p>', body, '<p>ab</p>'])).toEqual(['', '<p>a</p>', body]);
  });
});

test('a step of undo begins with bold letters behind plain ones, and with plain ones behind those', () => {
  const bodies = [
    '<p>a</p>',
    '<p>a<strong>b</strong></p>',
    '<p>a<strong>bc</strong></p>',
    '<p>a<strong>bc</strong>d</p>',
    '<p>a<strong>bc</strong>de</p>',
  ];
  expect(writeBody(bodies)).toEqual(['', bodies[0], bodies[2]]);
});

interface Act {
  kind: 'type' | 'erase' | 'paste' | 'pause';
  at: number;
}

const acts = fc.array(
  fc.record<Act>({
    kind: fc.constantFrom('type', 'type', 'type', 'erase', 'paste', 'pause'),
    at: fc.nat(30),
  }),
  { maxLength: 80 },
);

test('no step holds two kinds of work, and undo and redo pass every one of them', () => {
  fc.assert(
    fc.property(acts, (taken) => {
      let state = start();
      let now = 0;
      const kinds = new Map<string, Set<string>>();
      taken.forEach(({ kind, at }, index) => {
        now += kind === 'pause' ? 1500 : 50;
        if (kind === 'pause') return;
        const { title } = state.draft;
        const place = at % (title.length + 1);
        const removed = kind === 'erase' ? 1 : 0;
        const added = { type: 'abc'[index % 3] ?? 'a', erase: '', paste: `[plak ${index}]` }[kind];
        const next = title.slice(0, place) + added + title.slice(place + removed);
        if (next === title) return;
        state = reduce(state, { type: 'change', change: changeTitle(next) }, now);
        const step = String(state.past.length);
        kinds.set(step, (kinds.get(step) ?? new Set()).add(kind));
      });
      for (const seen of kinds.values()) expect(seen.size).toBe(1);
      const end = state;
      for (const before of end.past.toReversed()) {
        state = reduce(state, { type: 'undo' });
        expect(state.draft).toBe(before);
      }
      expect(state.draft.title).toBe('');
      while (state.future.length > 0) state = reduce(state, { type: 'redo' });
      expect(state.draft).toBe(end.draft);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BlockType, Group } from '../../../api/types';
import { addBlock, changeBlock, changeField, duplicateBlock, moveBlock, removeBlock } from './block-changes';
import { changeGroups, changePage, changeTitle } from './page-changes';
import { getEditor, isDirty, reduce, STEPS } from './reducer';
import { titleSlug } from 'cms/shared/slugs';
import type { Change, EditorState } from './types';
import { EMPTY_DRAFT } from './wire';

const TEXT: BlockType = {
  type: 'text',
  label: 'Tekst',
  description: '',
  fields: [],
  options: {},
  defaults: { type: 'text', slug: '', groups: [], isPrivate: false, title: '' },
};

const groups = ['a', 'b', 'c'].map((id): Group => ({ id, name: id, permissions: ['view'] }));

/** A change to the current draft; `fresh` is an unused id. */
type Step = (state: EditorState, fresh: number) => Change;

const idAt = ({ draft: { blocks } }: EditorState, at: number): number =>
  blocks[at % Math.max(1, blocks.length)]?.id ?? 0;

const place = fc.nat(9);
const steps: fc.Arbitrary<Step> = fc.oneof(
  place.map(
    (at): Step =>
      (state, fresh) =>
        addBlock(TEXT, fresh, at % (state.draft.blocks.length + 1)),
  ),
  place.map(
    (at): Step =>
      (state, fresh) =>
        duplicateBlock(idAt(state, at), fresh),
  ),
  place.map(
    (at): Step =>
      (state) =>
        removeBlock(idAt(state, at)),
  ),
  fc.tuple(place, place).map(
    ([at, to]): Step =>
      (state) =>
        moveBlock(idAt(state, at), to),
  ),
  fc.tuple(place, fc.string()).map(
    ([at, text]): Step =>
      (state) =>
        changeField(idAt(state, at), 'title', text),
  ),
  fc.tuple(place, fc.boolean()).map(
    ([at, isPrivate]): Step =>
      (state) =>
        changeBlock(idAt(state, at), { isPrivate }),
  ),
  fc.subarray(groups).map(
    (chosen): Step =>
      () =>
        changeGroups(chosen),
  ),
  fc.string().map(
    (title): Step =>
      () =>
        changePage({ title }),
  ),
  fc.string().map(
    (title): Step =>
      () =>
        changeTitle(title, titleSlug),
  ),
);

const getIds = ({ draft }: EditorState): number[] => draft.blocks.map(({ id }) => id);

/** The editor state after each of the steps. */
function walk(taken: readonly Step[]): EditorState[] {
  const states = [getEditor(EMPTY_DRAFT)];
  taken.forEach((step, index) => {
    const state = states.at(-1) ?? getEditor(EMPTY_DRAFT);
    states.push(reduce(state, { type: 'change', change: step(state, 10_000_000 + index) }));
  });
  return states;
}

const last = (states: readonly EditorState[]): EditorState => states.at(-1) ?? getEditor(EMPTY_DRAFT);
const times = (state: EditorState, type: 'undo' | 'redo', count: number): EditorState =>
  Array.from({ length: count }).reduce((now: EditorState) => reduce(now, { type }), state);

const some = fc.array(steps, { maxLength: 60 });

test('undo goes back through every state exactly, and redo forward again', () => {
  fc.assert(
    fc.property(some, (taken) => {
      const end = last(walk(taken));
      let state = end;
      for (const before of end.past.toReversed()) {
        state = reduce(state, { type: 'undo' });
        expect(state.draft).toBe(before);
      }
      expect(times(state, 'redo', end.past.length).draft).toBe(end.draft);
    }),
  );
});

test('ids stay what they are and never meet', () => {
  fc.assert(
    fc.property(some, (taken) => {
      for (const state of walk(taken)) expect(new Set(getIds(state)).size).toBe(getIds(state).length);
    }),
  );
});

test('nothing is lost but what is removed', () => {
  fc.assert(
    fc.property(some, (taken) => {
      const states = walk(taken);
      states.slice(1).forEach((state, index) => {
        const before = getIds(states[index] ?? state);
        const gone = before.filter((id) => !getIds(state).includes(id));
        expect(gone.length).toBeLessThanOrEqual(1);
        if (gone.length === 1) expect(getIds(state)).toEqual(before.filter((id) => id !== gone[0]));
      });
    }),
  );
});

test('saving at any moment changes nothing that was made, and leaves nothing to save but what came after', () => {
  fc.assert(
    fc.property(some, fc.nat(60), (taken, at) => {
      const states = walk(taken);
      const sent = states[Math.min(at, states.length - 1)] ?? last(states);
      const end = last(states);
      const stored = { ...sent.draft, slug: 'opgeslagen', title: sent.draft.title.trim() };
      const saved = reduce(end, { type: 'saved', sent: sent.draft, stored, isKnown: false });
      expect({ ...saved.draft, slug: '' }).toEqual(end.draft);
      expect(saved.past).toHaveLength(end.past.length);
      if (sent === end) expect(isDirty(saved)).toBe(false);
      const back = times(saved, 'undo', STEPS);
      expect({ ...back.draft, slug: '' }).toEqual(times(end, 'undo', STEPS).draft);
    }),
  );
});

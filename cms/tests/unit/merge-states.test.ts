import { describe, expect, test } from 'vitest';
import type { PageState } from '../../src/api/page/audit/snapshot';
import { getStepBack, applyStepBack } from '../../src/api/page/lib/earlier-states';
import { mergeStates } from '../../src/api/page/lib/merge-states';
import type { StoredBlock } from '../../src/blocks/stored-block';
import { chance } from '../support/chance';

const block = (id: number, title = `Blok ${id}`, more: Partial<StoredBlock> = {}): StoredBlock => ({
  id,
  type: 'text',
  isPrivate: false,
  groups: [],
  values: { title },
  ...more,
});

const state = (
  blocks: StoredBlock[],
  { slug = 'logo', ...content }: Partial<PageState['content']> & { slug?: string } = {},
): PageState => ({
  slug,
  parentId: null,
  content: { title: 'Logo', lead: '', isPublic: false, groups: [], fields: {}, ...content, blocks },
});

const getIds = ({ content }: PageState): number[] => content.blocks.map(({ id }) => id);
const getTitles = ({ content }: PageState) => content.blocks.map(({ values }) => values.title);

const base = state([block(1), block(2), block(3)]);

test('changes of different fields and blocks are both there', () => {
  const mine = state([block(1, 'Van mij'), block(2), block(3)], { title: 'Ons logo' });
  const theirs = state([block(1), block(2), block(3, 'Van hen')], { slug: 'beeldmerk', isPublic: true });
  const { state: merged, conflicts } = mergeStates({ base, mine, theirs });
  expect(conflicts).toEqual([]);
  expect(merged).toMatchObject({ slug: 'beeldmerk', content: { title: 'Ons logo', isPublic: true } });
  expect(getTitles(merged)).toEqual(['Van mij', 'Blok 2', 'Van hen']);
});

test('the same field and the same block are conflicts, unless both gave it the same value', () => {
  const mine = state([block(1, 'A'), block(2, 'Gelijk'), block(3)], { title: 'A', lead: 'Gelijk' });
  const theirs = state([block(1, 'B'), block(2, 'Gelijk'), block(3)], { title: 'B', lead: 'Gelijk' });
  expect(mergeStates({ base, mine, theirs }).conflicts).toEqual(['title', 'blocks.1']);
});

test('a block that one removes and the other changes is a conflict; otherwise it is gone', () => {
  const removed = state([block(1), block(3)]);
  const changed = state([block(1), block(2, 'Anders'), block(3)]);
  expect(mergeStates({ base, mine: removed, theirs: changed }).conflicts).toEqual(['blocks.2']);
  expect(mergeStates({ base, mine: changed, theirs: removed }).conflicts).toEqual(['blocks.2']);
  const elsewhere = state([block(1, 'Anders'), block(2), block(3)]);
  expect(getIds(mergeStates({ base, mine: removed, theirs: elsewhere }).state)).toEqual([1, 3]);
  expect(mergeStates({ base, mine: removed, theirs: removed }).conflicts).toEqual([]);
});

const order = (...ids: number[]) => state(ids.map((id) => block(id)));

describe.each([
  ['a new block follows its predecessor', [1, 2, 9, 3], [2, 1, 3], [2, 9, 1, 3]],
  ['a new block on top stays there', [9, 1, 2, 3], [8, 1, 2, 3], [9, 8, 1, 2, 3]],
  ['a new block after one that the other removed', [1, 2, 9, 3], [1, 3], [1, 9, 3]],
  ['one of both moved a block', [3, 1, 2], [1, 2, 3], [3, 1, 2]],
  ['the other moved a block', [1, 2, 3], [3, 1, 2], [3, 1, 2]],
  ['both made the same move', [3, 1, 2], [3, 1, 2], [3, 1, 2]],
])('%s', (_name, mine, theirs, expected) => {
  test('in order', () => {
    const merged = mergeStates({ base, mine: order(...mine), theirs: order(...theirs) });
    expect(merged.conflicts).toEqual([]);
    expect(getIds(merged.state)).toEqual(expected);
  });
});

test('each moved another block: both moves are there', () => {
  const start = order(1, 2, 3, 4, 5);
  const merged = mergeStates({ base: start, mine: order(5, 1, 2, 3, 4), theirs: order(1, 3, 4, 2, 5) });
  expect(merged.conflicts).toEqual([]);
  expect(getIds(merged.state)).toEqual([5, 1, 3, 4, 2]);
});

test('the same block moved to different places is a conflict', () => {
  const start = order(1, 2, 3, 4, 5);
  const merged = mergeStates({ base: start, mine: order(5, 1, 2, 3, 4), theirs: order(1, 5, 2, 3, 4) });
  expect(merged.conflicts).toEqual(['blocks.5']);
});

test('blocks follow the groups of their page without being changed by it', () => {
  const staff = { groups: ['a'] };
  const start = state([block(1, 'Een', staff), block(2, 'Twee', staff)], staff);
  const both = { groups: ['a', 'b'] };
  const mine = state([block(1, 'Een', both), block(2, 'Twee', both)], both);
  const theirs = state([block(1, 'Anders', staff), block(2, 'Twee', { groups: [] })], staff);
  const { state: merged, conflicts } = mergeStates({ base: start, mine, theirs });
  expect(conflicts).toEqual([]);
  expect(merged.content.blocks.map(({ groups }) => groups)).toEqual([['a', 'b'], ['b']]);
  expect(getTitles(merged)).toEqual(['Anders', 'Twee']);
});

type Chance = ReturnType<typeof chance>;

/** What an editor makes of a page: what it wrote is told apart by its name. */
function edited({ content, slug }: PageState, by: Chance, name: string, newId: () => number): PageState {
  let blocks = [...content.blocks];
  let { title } = content;
  for (let count = by.below(5); count > 0; count -= 1) {
    const at = by.below(blocks.length + 1);
    const found = blocks[at];
    const edit = by.oneOf(['add', 'remove', 'move', 'change', 'change', 'title']);
    if (edit === 'title') title = `${name} ${by.below(99)}`;
    else if (edit === 'add') blocks = blocks.toSpliced(at, 0, block(newId(), `${name} nieuw`));
    else if (!found) continue;
    else if (edit === 'remove') blocks = blocks.toSpliced(at, 1);
    else if (edit === 'move') blocks = blocks.toSpliced(at, 1).toSpliced(by.below(blocks.length), 0, found);
    else blocks = blocks.with(at, block(found.id, `${name} ${by.below(99)}`));
  }
  return state(blocks, { slug, title });
}

const getBlock = ({ content }: PageState, id: number): string | undefined => {
  const found = content.blocks.find((each) => each.id === id);
  return found && JSON.stringify(found);
};

/** The ids of a state that are in all others too. */
const getShared = (own: PageState, ...others: PageState[]): number[] =>
  getIds(own).filter((id) => others.every((other) => getIds(other).includes(id)));

function expectNothingLost(seed: number): void {
  const by = chance(seed);
  let last = 100;
  const newId = () => (last += 1);
  const start = order(...Array.from({ length: by.below(7) }, (_, n) => n + 1));
  const mine = edited(start, by, 'ik', newId);
  const theirs = edited(start, by, 'zij', newId);
  const { state: merged, conflicts } = mergeStates({ base: start, mine, theirs });
  const ids = new Set([start, mine, theirs, merged].flatMap(getIds));
  for (const id of ids) {
    if (conflicts.includes(`blocks.${id}`)) continue;
    const [was, own, other, now] = [start, mine, theirs, merged].map((each) => getBlock(each, id));
    // Who changed, added or removed it gets what they made of it.
    if (own !== was) expect(now).toBe(own);
    if (other !== was) expect(now).toBe(other);
    if (own === was && other === was) expect(now).toBe(was);
  }
  expect(new Set(getIds(merged)).size).toBe(getIds(merged).length);
  if (!conflicts.includes('title')) {
    if (mine.content.title !== 'Logo') expect(merged.content.title).toBe(mine.content.title);
    if (theirs.content.title !== 'Logo') expect(merged.content.title).toBe(theirs.content.title);
  }
  // Where one editor moved nothing, the order is that of the other.
  const isStill = (one: PageState) => getShared(one, start).join() === getShared(start, one).join();
  if (isStill(mine)) expect(getShared(merged, theirs)).toEqual(getShared(theirs, merged));
  if (isStill(theirs)) expect(getShared(merged, mine)).toEqual(getShared(mine, merged));
  // Whose merge comes last makes no difference to what is asked.
  const swapped = mergeStates({ base: start, mine: theirs, theirs: mine });
  expect(swapped.conflicts.toSorted()).toEqual(conflicts.toSorted());
}

test('of two editors nothing is lost, or it is a named conflict', () => {
  for (let seed = 0; seed < 500; seed += 1) expectNothingLost(seed);
});

test('a state is what its steps lead back to', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const by = chance(seed);
    let last = 100;
    const states = [base];
    for (let save = 0; save < 8; save += 1) {
      const before = states.at(-1) ?? base;
      states.push(edited(before, by, `${save}`, () => (last += 1)));
    }
    states.reduceRight((after, before) => {
      const found = applyStepBack(after, getStepBack(before, after));
      expect(found).toEqual(before);
      return found;
    });
  }
});

import { describe, expect, test } from 'vitest';
import {
  addOldAnchors,
  getRemovedAnchors,
  getLeadingAnchors,
  settleAnchors,
  type OldAnchor,
} from '../../src/blocks/anchors';
import type { StoredBlock } from '../../src/blocks/stored-block';
import { serializeContent, parseContent } from '../../src/published/content';
import { chance } from '../support/chance';

type Titles = readonly [id: number, title: string][];

const block = ([id, title]: Titles[number]): StoredBlock => ({
  id,
  type: 'text',
  isPrivate: false,
  groups: [],
  values: { title },
});

interface State {
  blocks: StoredBlock[];
  old: OldAnchor[];
}

const EMPTY: State = { blocks: [], old: [] };

function write(before: State, titles: Titles): State {
  const blocks = settleAnchors(before, titles.map(block));
  const left = getRemovedAnchors(before.blocks, blocks).map(([id, anchor]): OldAnchor => {
    return { block: id, anchor, seenBy: 'all' };
  });
  return { blocks, old: addOldAnchors(before.old, left) };
}

const writes = (...all: Titles[]): State => all.reduce(write, EMPTY);
const getAnchors = ({ blocks }: State) => blocks.map(({ anchor }) => anchor);

/** The block that each anchor leads to. */
function getLeads({ blocks, old }: State): Record<string, number> {
  const former = [...getLeadingAnchors(blocks, old)].flatMap(([id, anchors]) =>
    anchors.map(({ anchor }): [string, number] => [anchor, id]),
  );
  return Object.fromEntries([...former, ...blocks.map(({ id, anchor }) => [anchor, id])]);
}

test.each<[string, Titles[], Record<string, number>]>([
  ['what a block was before leads to it', [[[1, 'Logo']], [[1, 'Beeldmerk']]], { beeldmerk: 1, logo: 1 }],
  [
    'a second of the same title has a number',
    [
      [[1, 'Logo']],
      [
        [2, 'Logo'],
        [1, 'Logo'],
      ],
    ],
    { logo: 1, 'logo-2': 2 },
  ],
  [
    'and keeps it where the first one moves, goes or gets another title',
    [
      [
        [1, 'Logo'],
        [2, 'Logo'],
      ],
      [
        [2, 'Logo'],
        [1, 'Logo'],
      ],
      [
        [2, 'Logo'],
        [1, 'Merk'],
      ],
      [[2, 'Logo']],
    ],
    { 'logo-2': 2 },
  ],
  [
    'a title takes what another block had before',
    [
      [[1, 'Logo']],
      [[1, 'Merk']],
      [
        [1, 'Merk'],
        [2, 'Logo'],
      ],
    ],
    { merk: 1, logo: 2 },
  ],
  [
    'a number does not',
    [
      [
        [1, 'Logo'],
        [2, 'Logo'],
      ],
      [
        [1, 'Logo'],
        [2, 'Merk'],
      ],
      [
        [1, 'Logo'],
        [2, 'Merk'],
        [3, 'Logo'],
      ],
    ],
    { logo: 1, merk: 2, 'logo-2': 2, 'logo-3': 3 },
  ],
  [
    'two that change titles change anchors',
    [
      [
        [1, 'A'],
        [2, 'B'],
      ],
      [
        [1, 'B'],
        [2, 'A'],
      ],
    ],
    { b: 1, a: 2 },
  ],
  [
    'a step back gives a number back',
    [
      [
        [1, 'Logo'],
        [2, 'Logo'],
      ],
      [
        [1, 'Merk'],
        [2, 'Logo'],
      ],
      [
        [1, 'Merk'],
        [2, 'L'],
      ],
      [
        [1, 'Merk'],
        [2, 'Logo'],
      ],
    ],
    { merk: 1, logo: 1, l: 2, 'logo-2': 2 },
  ],
  [
    'a block that comes back has its own',
    [
      [
        [1, 'Logo'],
        [2, 'Logo'],
      ],
      [[1, 'Logo']],
      [
        [2, 'Logo'],
        [1, 'Logo'],
      ],
    ],
    { logo: 1, 'logo-2': 2 },
  ],
  ['a year in a title is no number', [[[1, 'Logo 2024']], [[1, 'Logo']]], { logo: 1, 'logo-2024': 1 }],
  [
    'a title that looks like a number',
    [
      [
        [1, 'Logo'],
        [2, 'Logo'],
        [3, 'Logo 2'],
      ],
    ],
    { logo: 1, 'logo-2': 2, 'logo-2-2': 3 },
  ],
  ['another way of writing is the same', [[[1, 'Logo']], [[1, '  LOGO! ']]], { logo: 1 }],
  [
    'without a title',
    [[[10000001, '…']], [[10000001, 'Logo']]],
    { logo: 10000001, 'blok-10000001': 10000001 },
  ],
  ['letters of all kinds', [[[1, 'Łódź']], [[1, 'Łódź']]], { lodz: 1 }],
])('%s', (_name, states, leads) => expect(getLeads(writes(...states))).toEqual(leads));

describe('kept content', () => {
  const content = (blocks: StoredBlock[]) => ({
    title: 'x',
    lead: '',
    isPublic: false,
    groups: [],
    blocks,
    fields: {},
  });

  test('from before keeps its anchors, also those that would be made otherwise now', () => {
    const old = JSON.stringify(content([block([1, 'Łódź']), block([2, 'Logo'])]));
    expect(parseContent(old).blocks.map(({ anchor }) => anchor)).toEqual(['odz', 'logo']);
    expect(serializeContent(parseContent(old))).toBe(
      serializeContent(content([block([1, 'Łódź']), block([2, 'Logo'])])),
    );
    const blocks = settleAnchors({ blocks: parseContent(old).blocks, old: [] }, [
      block([1, 'Łódź']),
      block([2, 'Straße Łódź']),
    ]);
    expect(blocks.map(({ anchor }) => anchor)).toEqual(['odz', 'strasse-lodz']);
    expect(parseContent(serializeContent(content(blocks))).blocks.map(({ anchor }) => anchor)).toEqual([
      'odz',
      'strasse-lodz',
    ]);
  });

  test('a title changed and changed back is the same content', () => {
    const before = writes([
      [1, 'Logo'],
      [2, 'Logo'],
    ]);
    const after = write(
      write(before, [
        [1, 'Merk'],
        [2, 'Logo'],
      ]),
      [
        [1, 'Logo'],
        [2, 'Logo'],
      ],
    );
    expect(serializeContent(content(after.blocks))).toBe(serializeContent(content(before.blocks)));
  });
});

test('whatever is written: anchors differ, stay while titles do, and lead until a title takes them', () => {
  const { below: roll } = chance(7);
  for (let run = 0; run < 50; run += 1) {
    let state = EMPTY;
    for (let step = 0; step < 12; step += 1) {
      const ids = [1, 2, 3, 4, 5].filter(() => roll(4) > 0).sort(() => roll(3) - 1);
      const titles = ids.map((id): [number, string] => {
        const known = state.blocks.find((each) => each.id === id);
        const kept = roll(3) > 0 ? known?.values.title : undefined;
        return [id, typeof kept === 'string' ? kept : `T${roll(3)}`];
      });
      const before = state;
      state = write(before, titles);
      const anchors = getAnchors(state);
      expect(new Set(anchors).size).toBe(anchors.length);
      const leads = getLeads(state);
      const chosen = new Set(
        titles.filter(([id, title]) => before.blocks.find((b) => b.id === id)?.values.title !== title),
      );
      for (const [anchor, id] of Object.entries(getLeads(before))) {
        if (!ids.includes(id)) continue;
        const isTaken = [...chosen].some(([other, title]) => other !== id && title.toLowerCase() === anchor);
        // A block that comes back brings what it had last.
        const isBack = !before.blocks.some((each) => each.id === leads[anchor]);
        if (!isTaken && !isBack) expect([anchor, leads[anchor]]).toEqual([anchor, id]);
      }
    }
  }
});

test('a page keeps a number of former anchors: those that readers have seen longest', () => {
  const entries = Array.from({ length: 400 }, (_, at): OldAnchor => ({
    block: 1,
    anchor: `a${at}`,
    seenBy: at < 100 ? 'all' : 'admins',
  }));
  const kept = addOldAnchors([], entries);
  expect(kept).toHaveLength(300);
  expect(kept.filter(({ seenBy }) => seenBy === 'all')).toHaveLength(100);
});

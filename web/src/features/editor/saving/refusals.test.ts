import { expect, test } from 'vitest';
import type { Block, BlockType } from '../../../api/types';
import { addBlock } from '../state/block-changes';
import { withValue } from '../state/values';
import { EMPTY_DRAFT } from '../state/wire';
import type { PageDraft } from '../state/types';
import { withholdRefused } from './withhold-refused';
import { getErrors, groupErrors, openRefusals, refuseMore, stillRefused, type Refusal } from './refusals';

const field = (name: string, kind: BlockType['fields'][number]['kind'], of?: BlockType['fields']) => ({
  name,
  kind,
  label: name,
  ...(of && { of }),
});

const TYPES: BlockType[] = [
  {
    type: 'text',
    label: 'Tekst',
    description: '',
    options: {},
    defaults: { title: '', button: null, items: [] },
    fields: [
      field('title', 'text'),
      field('button', 'object', [field('url', 'url')]),
      field('items', 'list', [field('url', 'url')]),
    ],
  },
];

const [TEXT] = TYPES;
const add = (draft: PageDraft, id: number, at: number): PageDraft =>
  TEXT ? addBlock(TEXT, id, at).apply(draft) : draft;

/** Two blocks: one that the server has, followed by a new one. */
const SAVED = { ...add(EMPTY_DRAFT, 1, 0), title: 'Pagina', slug: 'pagina' };
const TWO = add(SAVED, 2, 1);

const withField = (draft: PageDraft, id: number, path: string, value: unknown): PageDraft => ({
  ...draft,
  blocks: draft.blocks.map((block) => (block.id === id ? withValue(block, path, value) : block)),
});

/** What is sent after the server has refused these fields of a draft, round by round. */
function send(draft: PageDraft, ...answers: Record<string, string>[]) {
  let held: readonly Refusal[] = [];
  let sent = draft;
  for (const errors of answers) {
    const more = refuseMore({ types: TYPES, draft, sent, held }, errors);
    if (!more) return { sent, held, ended: true };
    held = more;
    sent = withholdRefused(TYPES, draft, SAVED, held);
  }
  return { sent, held, ended: false };
}

const wire = (block: Block | undefined): unknown => JSON.parse(JSON.stringify(block ?? null));

test('a refused value makes place for that of the server; the rest of its block is sent', () => {
  const typed = withField(withField(TWO, 1, 'title', 'Nieuw'), 1, 'button', { url: 'javascript:1' });
  const { sent, held } = send(typed, { 'blocks.0.button.url': 'Geen adres.' });
  expect(wire(sent.blocks[0])).toMatchObject({ title: 'Nieuw', button: { url: '' } });
  expect(getErrors(groupErrors(held), 1)).toEqual({ 'button.url': 'Geen adres.' });
});

test('a block of which the server refuses that too is sent as the server has it; a new one waits', () => {
  const typed = withField(withField(TWO, 1, 'title', 'x'), 2, 'title', 'y');
  const errors = { 'blocks.0.title': 'Te lang.', 'blocks.1.title': 'Te lang.' };
  const { sent, held, ended } = send(typed, errors, { 'blocks.0.title': 'Weer.', 'blocks.1.title': 'Weer.' });
  expect(sent.blocks).toEqual(SAVED.blocks);
  expect([...groupErrors(held)]).toEqual([
    [1, { title: 'Te lang.' }],
    [2, { title: 'Te lang.' }],
  ]);
  expect(ended).toBe(false);
  expect(send(typed, errors, errors, { 'blocks.0.title': 'Nog eens.' }).ended).toBe(true);
});

test('indexes are those of what was sent: errors are of their blocks', () => {
  const typed = withField(TWO, 2, 'title', 'y');
  const { held } = send(typed, { 'blocks.1.title': 'Te lang.' });
  expect([...groupErrors(held)]).toEqual([[2, { title: 'Te lang.' }]]);
});

test('an item of a list is not mixed up with another one', () => {
  const typed = withField(SAVED, 1, 'items', [{ url: 'a' }, { url: 'b' }]);
  const before = withField(SAVED, 1, 'items', [{ url: 'c' }, { url: 'd' }, { url: 'e' }]);
  const held = send(typed, { 'blocks.0.items.1.url': 'Geen adres.' }).held;
  const sent = withholdRefused(TYPES, typed, before, held);
  expect(wire(sent.blocks[0])).toMatchObject({ items: [{ url: 'a' }, { url: '' }] });
});

test('what changes is tried again; what is as the server has it, or gone, is forgotten', () => {
  const typed = withField({ ...TWO, slug: 'create' }, 2, 'title', 'y');
  const { held } = send(typed, { slug: 'Bezet.', 'blocks.1.title': 'Te lang.' });
  expect(stillRefused(held, typed)).toHaveLength(2);
  expect(stillRefused(held, { ...typed, slug: 'anders' })).toHaveLength(1);
  expect(openRefusals(held, typed, SAVED)).toBe(held);
  expect(openRefusals(held, { ...SAVED }, SAVED)).toEqual([]);
});

test('what no field of the editor is to blame for cannot be held back', () => {
  expect(send(TWO, { body: 'Te groot.' }).ended).toBe(true);
});

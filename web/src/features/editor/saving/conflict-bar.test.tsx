import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Block, BlockType, Page } from '../../../api/types';
import { ApiError } from '../../../lib/api/errors';
import { fetchDraft, savePage } from '../api';
import { changeField } from '../state/block-changes';
import { ConflictBar, ConflictContext } from './conflict-bar';
import { createPageStore } from './page-store';
import { DELAY_MS } from './save-queue';
import { usePageState } from './use-page-state';

vi.mock('../api');
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
afterEach(() => vi.resetAllMocks());

const HTML: BlockType = {
  type: 'html',
  label: 'HTML',
  description: '',
  options: {},
  defaults: { type: 'html', slug: '', groups: [], isPrivate: false, body: '' },
  fields: [{ name: 'body', kind: 'source', label: 'Inhoud' }],
};
const html = (id: number, body: string): Block => ({
  id,
  type: 'html',
  slug: '',
  groups: [],
  isPrivate: false,
  body,
  can: { view: true, use: true, edit: true },
});
const getPage = (version: number, blocks: Block[]): Page => ({
  id: 'p',
  slug: 'logo',
  title: 'Logo',
  lead: '',
  parent_id: null,
  published_at: null,
  is_public: false,
  groups: [],
  blocks,
  pages: [],
  version,
  updated_at: '2026-11-27T13:32:00.000Z',
  updated_by: { id: 'lotte', name: 'Lotte Hoekstra' },
});

const BLOCKS = [html(1, 'een'), html(2, 'twee')];

function Bars({ store, user }: { store: ReturnType<typeof createPageStore>; user: string }) {
  const conflict = usePageState(store, (state) => state.conflict);
  const question = conflict && { conflict, user, types: [HTML], store };
  return (
    <ConflictContext.Provider value={question}>
      {[1, 2].map((block) => (
        <section key={block} aria-label={`Blok ${block}`}>
          <ConflictBar block={block} />
        </section>
      ))}
    </ConflictContext.Provider>
  );
}

/** Somebody wrote in both blocks, and so did Lotte, who saved first. */
async function clash(theirs: Block[], user = 'ik') {
  const store = createPageStore(getPage(1, BLOCKS), [HTML]);
  const type = (id: number, body: string) =>
    store.dispatch({ type: 'change', change: changeField(id, 'body', body) });
  type(1, 'een van mij');
  type(2, 'twee van mij');
  vi.mocked(savePage).mockRejectedValueOnce(new ApiError(412, 'Verouderd'));
  vi.mocked(fetchDraft).mockResolvedValueOnce(getPage(2, theirs));
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  vi.mocked(savePage).mockImplementation((_id, { blocks }) =>
    Promise.resolve(
      getPage(
        3,
        blocks.map((block) => html(block.id, String(Reflect.get(block, 'body')))),
      ),
    ),
  );
  render(<Bars store={store} user={user} />);
  const bodies = () => store.now().draft.blocks.map((block) => ('body' in block ? block.body : null));
  return { store, type, bodies, undo: () => store.dispatch({ type: 'undo' }) };
}

const inBlock = (number: number, name: string) =>
  screen.getAllByRole('button', { name }).find((button) => button.closest(`[aria-label="Blok ${number}"]`)) ??
  screen.getByText('no such button');

const LOTTE = [html(1, 'een van Lotte'), html(2, 'twee van Lotte')];

test('each block says who saved it and when, and is chosen on its own; then all is saved', async () => {
  const { store, bodies, undo } = await clash(LOTTE);
  expect(screen.getAllByText('Lotte Hoekstra sloeg dit blok om 14:32 op')).toHaveLength(2);
  fireEvent.click(inBlock(1, 'Neem die van Lotte Hoekstra'));
  expect(bodies()).toEqual(['een van Lotte', 'twee van mij']);
  expect(screen.getAllByText(/sloeg dit blok/)).toHaveLength(1);
  expect(savePage).toHaveBeenCalledTimes(1);
  fireEvent.click(inBlock(2, 'Houd de mijne'));
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.queryByText(/sloeg dit blok/)).toBeNull();
  expect(savePage).toHaveBeenCalledTimes(2);
  expect(store.isDirty()).toBe(false);
  undo();
  expect(bodies()).toEqual(['een van mij', 'twee van mij']);
});

test('both versions show what each made of it, and follow the keys', async () => {
  const { type } = await clash(LOTTE);
  fireEvent.click(inBlock(2, 'Verschil'));
  const added = () => screen.getAllByRole('insertion').map(({ textContent }) => textContent);
  expect(screen.getByText('Lotte Hoekstra, 14:32')).toBeDefined();
  expect(added()).toEqual([' nieuw: van Lotte einde ', ' nieuw: van mij einde ']);
  type(2, 'twee van mij alleen');
  await vi.advanceTimersByTimeAsync(0);
  expect(added().at(-1)).toBe(' nieuw: van mij alleen einde ');
});

test('both can stay, one below the other', async () => {
  const { bodies } = await clash(LOTTE);
  fireEvent.click(inBlock(2, 'Verschil'));
  fireEvent.click(inBlock(2, 'Zet beide onder elkaar'));
  fireEvent.click(inBlock(1, 'Houd de mijne'));
  await vi.advanceTimersByTimeAsync(0);
  expect(bodies()).toEqual(['een van mij', 'twee van mij', 'twee van Lotte']);
});

test('what is written after a choice stays', async () => {
  const { type, bodies } = await clash(LOTTE);
  fireEvent.click(inBlock(1, 'Neem die van Lotte Hoekstra'));
  type(1, 'een van Lotte en mij');
  fireEvent.click(inBlock(2, 'Neem die van Lotte Hoekstra'));
  await vi.advanceTimersByTimeAsync(0);
  expect(bodies()).toEqual(['een van Lotte en mij', 'twee van Lotte']);
});

test('a block that they removed goes with theirs, and stays with mine', async () => {
  const { bodies } = await clash([]);
  expect(screen.getAllByText('Lotte Hoekstra verwijderde dit blok om 14:32')).toHaveLength(2);
  fireEvent.click(inBlock(1, 'Verwijder het ook'));
  fireEvent.click(inBlock(2, 'Houd de mijne'));
  await vi.advanceTimersByTimeAsync(0);
  expect(bodies()).toEqual(['twee van mij']);
});

test('the own other tab is called so', async () => {
  await clash(LOTTE, 'lotte');
  expect(screen.getAllByText('Je sloeg dit blok om 14:32 in een ander tabblad op')).toHaveLength(2);
  expect(inBlock(1, 'Neem die van het andere tabblad')).toBeDefined();
});

test('it takes no focus, nor does a click on it', async () => {
  await clash(LOTTE);
  expect(document.activeElement).toBe(document.body);
  expect(fireEvent.mouseDown(inBlock(1, 'Verschil'))).toBe(false);
});

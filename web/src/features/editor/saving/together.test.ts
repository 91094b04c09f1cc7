import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Block, BlockType, Page } from '../../../api/types';
import { ApiError } from '../../../lib/api/errors';
import { fetchDraft, savePage } from '../api';
import { addBlock, changeField, moveBlock } from '../state/block-changes';
import { changePage } from '../state/page-changes';
import type { Change } from '../state/types';
import { createPageStore } from './page-store';
import { DELAY_MS } from './save-queue';

vi.mock('../api');
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
afterEach(() => vi.resetAllMocks());

const defaults = { type: 'html', slug: '', groups: [], isPrivate: false, body: '' };
const HTML: BlockType = {
  type: 'html',
  label: 'HTML',
  description: '',
  options: {},
  defaults,
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

const getPage = (version: number, bodies: string[], more: Partial<Page> = {}): Page => ({
  id: 'p',
  slug: 'logo',
  title: 'Logo',
  lead: '',
  parent_id: null,
  published_at: null,
  is_public: false,
  groups: [],
  blocks: bodies.map((body, index) => html(index + 1, body)),
  pages: [],
  version,
  updated_by: { id: 'u', name: 'Jan Smit' },
  ...more,
});

function open(page: Page) {
  const store = createPageStore(page, [HTML]);
  const onFailed = vi.fn<(error: ApiError) => Promise<void>>(() => Promise.resolve());
  store.connect({ onStored: vi.fn(), onDone: vi.fn(), onRefused: vi.fn(), onFailed });
  const apply = (change: Change) => store.dispatch({ type: 'change', change });
  return {
    store,
    onFailed,
    apply,
    type: (id: number, body: string) => apply(changeField(id, 'body', body)),
    undo: () => store.dispatch({ type: 'undo' }),
    bodies: () => store.now().draft.blocks.map((block) => ('body' in block ? block.body : null)),
  };
}

const wait = () => vi.advanceTimersByTimeAsync(DELAY_MS);
const stale = new ApiError(412, 'Verouderd');
const answer = (page: Page) => vi.mocked(savePage).mockResolvedValueOnce(page);
const lastSave = () => vi.mocked(savePage).mock.calls.at(-1);

/** Answers the next save when it is told to. */
function answerLater(page: Page): () => Promise<unknown> {
  let letGo = (): void => undefined;
  vi.mocked(savePage).mockImplementationOnce(() => new Promise((resolve) => (letGo = () => resolve(page))));
  return () => {
    letGo();
    return vi.advanceTimersByTimeAsync(0);
  };
}

test('what others saved comes in with a save, and undo takes back own work only', async () => {
  const { store, type, undo, bodies } = open(getPage(1, ['een', 'twee']));
  type(1, 'een van mij');
  answer(getPage(3, ['een van mij', 'twee van Jan']));
  await wait();
  expect(lastSave()?.slice(2)).toEqual([1, true]);
  expect(bodies()).toEqual(['een van mij', 'twee van Jan']);
  expect(store.isDirty()).toBe(false);
  expect(store.now().version).toBe(3);
  undo();
  expect(bodies()).toEqual(['een', 'twee van Jan']);
});

test('a block that nobody else changed stays the same object, also where the server trimmed it', async () => {
  const { store, type, bodies } = open(getPage(1, ['een', 'twee']));
  type(1, 'een  ');
  answer(getPage(3, ['een', 'twee van Jan']));
  const [own] = store.now().draft.blocks;
  await wait();
  expect(store.now().draft.blocks[0]).toBe(own);
  expect(bodies()).toEqual(['een  ', 'twee van Jan']);
  expect(store.isDirty()).toBe(false);
});

test('typing goes on while a save is merged', async () => {
  const { store, type, bodies } = open(getPage(1, ['een', 'twee']));
  type(1, 'een A');
  const letGo = answerLater(getPage(3, ['een A', 'twee van Jan']));
  await wait();
  type(1, 'een AB');
  await letGo();
  expect(bodies()).toEqual(['een AB', 'twee van Jan']);
  expect(store.isDirty()).toBe(true);
  answer(getPage(4, ['een AB', 'twee van Jan']));
  await wait();
  expect(lastSave()?.[2]).toBe(3);
  expect(store.isDirty()).toBe(false);
});

test('typing in what the other changed meanwhile is a question, not an overwrite', async () => {
  const { store, type, undo, bodies } = open(getPage(1, ['een', 'twee']));
  type(1, 'een A');
  const letGo = answerLater(getPage(3, ['een A', 'twee van Jan']));
  await wait();
  type(2, 'twee van mij');
  await letGo();
  expect(store.now().conflict?.names).toEqual(['blocks.2']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(savePage).toHaveBeenCalledTimes(1);
  await store.resolve(new Map([['blocks.2', true]]));
  expect(bodies()).toEqual(['een A', 'twee van Jan']);
  expect(store.isDirty()).toBe(false);
  undo();
  expect(bodies()).toEqual(['een A', 'twee van mij']);
});

test('of a refused save the same block is asked about; the rest comes in', async () => {
  const { store, type, apply, bodies } = open(getPage(1, ['een', 'twee', 'drie']));
  type(1, 'een van mij');
  type(2, 'twee van mij');
  apply(changePage({ title: 'Mijn titel' }));
  vi.mocked(savePage).mockRejectedValueOnce(stale);
  vi.mocked(fetchDraft).mockResolvedValueOnce(getPage(2, ['een van Jan', 'twee van Jan', 'drie van Jan']));
  await wait();
  expect(store.now().conflict?.names).toEqual(['blocks.1', 'blocks.2']);
  answer(getPage(3, ['een van Jan', 'twee van mij', 'drie van Jan'], { title: 'Mijn titel' }));
  await store.resolve(
    new Map([
      ['blocks.1', true],
      ['blocks.2', false],
    ]),
  );
  expect(bodies()).toEqual(['een van Jan', 'twee van mij', 'drie van Jan']);
  expect(lastSave()?.[2]).toBe(2);
  expect(store.now()).toMatchObject({ conflict: null, version: 3 });
});

test('a version that the server does not know any more is merged here', async () => {
  const { store, type, bodies } = open(getPage(1, ['een', 'twee']));
  type(1, 'een van mij');
  vi.mocked(savePage).mockRejectedValueOnce(stale);
  vi.mocked(fetchDraft).mockResolvedValueOnce(getPage(99, ['een', 'twee van Jan']));
  answer(getPage(100, ['een van mij', 'twee van Jan']));
  await wait();
  expect(lastSave()?.[2]).toBe(99);
  expect(bodies()).toEqual(['een van mij', 'twee van Jan']);
  expect(store.now().conflict).toBeNull();
});

test('an idle editor follows, and one with changes does not', async () => {
  const { store, type, apply, undo, bodies } = open(getPage(1, ['een', 'twee']));
  apply(moveBlock(1, 1));
  answer({ ...getPage(2, []), blocks: [html(2, 'twee'), html(1, 'een')] });
  await wait();
  store.follow({ ...getPage(3, []), blocks: [html(2, 'twee'), html(1, 'een van Jan')] });
  expect(bodies()).toEqual(['twee', 'een van Jan']);
  expect(store.isDirty()).toBe(false);
  undo();
  expect(bodies()).toEqual(['een van Jan', 'twee']);
  store.follow(getPage(4, ['weg', 'weg']));
  expect(bodies()).toEqual(['een van Jan', 'twee']);
  type(1, 'van mij');
  expect(store.now().version).toBe(3);
});

test('nobody publishes what they have not seen', async () => {
  const { store, onFailed, bodies } = open(getPage(1, ['een', 'twee']));
  vi.mocked(savePage).mockRejectedValueOnce(stale);
  vi.mocked(fetchDraft).mockResolvedValueOnce(getPage(2, ['een van Jan', 'twee']));
  expect(await store.save({ purpose: 'publish' })).toBe(false);
  expect(lastSave()?.slice(2)).toEqual([1, false]);
  expect(savePage).toHaveBeenCalledTimes(1);
  expect(onFailed.mock.calls[0]?.[0].message).toMatch(/intussen ergens anders gewijzigd/);
  expect(bodies()).toEqual(['een van Jan', 'twee']);
  answer(getPage(3, ['een van Jan', 'twee']));
  expect(await store.save({ purpose: 'publish' })).toBe(true);
});

test('undo goes on after a reload, past what others saved meanwhile', () => {
  const before = open(getPage(1, ['een', 'twee']));
  before.type(1, 'een van mij');
  before.apply(addBlock(HTML, 3, 2));
  const { draft, past, future } = before.store.now();
  const kept = { user: 'u', page: 'p', version: 2, at: '', draft, saved: draft, past, future };

  const same = open(getPage(2, ['een van mij', 'twee', '']));
  same.store.recall(structuredClone(kept));
  same.undo();
  same.undo();
  expect(same.bodies()).toEqual(['een', 'twee']);

  const later = open(getPage(5, ['een van mij', 'twee van Jan', '']));
  later.store.recall(structuredClone(kept));
  later.undo();
  later.undo();
  expect(later.bodies()).toEqual(['een', 'twee van Jan']);
});

test('work from before a reload is merged with what others saved since it began', async () => {
  const { store, bodies } = open(getPage(4, ['een', 'twee van Jan']));
  const { draft } = open(getPage(1, ['een van mij', 'twee'])).store.now();
  const { draft: saved } = open(getPage(1, ['een', 'twee'])).store.now();
  answer(getPage(5, ['een van mij', 'twee van Jan']));
  store.restoreLocalDraft({ draft, version: 1, saved });
  await wait();
  expect(lastSave()?.slice(2)).toEqual([1, true]);
  expect(bodies()).toEqual(['een van mij', 'twee van Jan']);
  expect(store.isDirty()).toBe(false);
});

import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Block, BlockType, Page } from '../../../api/types';
import { ApiError } from '../../../lib/api/errors';
import { fetchDraft, savePage } from '../api';
import { addBlock, changeField, moveBlock, removeBlock } from '../state/block-changes';
import type { Change, PageDraft } from '../state/types';
import { EMPTY_DRAFT, getDraft } from '../state/wire';
import { mergeDrafts } from './merge-drafts';
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
const TYPES = [HTML];

const html = (id: number, body: string): Block => ({
  id,
  type: 'html',
  slug: '',
  groups: [],
  isPrivate: false,
  body,
  can: { view: true, use: true, edit: true },
});

const getBody = (block: Block | undefined): string | undefined =>
  block && ('body' in block && typeof block.body === 'string' ? block.body : '');

/** A server that merges as ours does, and trims what it stores. */
function startServer(start: PageDraft) {
  const versions = [start];
  const getPage = (): Page => {
    const { parentId, isPublic, fields: added, ...draft } = versions.at(-1) ?? start;
    const fields = { id: 'p', parent_id: parentId, is_public: isPublic, published_at: null, pages: [] };
    return { ...added, ...draft, ...fields, version: versions.length };
  };
  vi.mocked(fetchDraft).mockImplementation(() => Promise.resolve(getPage()));
  vi.mocked(savePage).mockImplementation((_id, write, version) => {
    const sent = write.blocks.map((block) => html(block.id, String(Reflect.get(block, 'body')).trim()));
    const mine: PageDraft = { ...start, title: write.title, blocks: sent };
    const base = versions[(version ?? 1) - 1] ?? start;
    const { draft, conflicts } = mergeDrafts(TYPES, { base, mine, theirs: getDraft(getPage()) });
    if (conflicts.length > 0) return Promise.reject(new ApiError(412, 'Verouderd'));
    versions.push(draft);
    return Promise.resolve(getPage());
  });
  return { getPage };
}

/** What an editor does: writes, adds, removes or moves a block, or waits until it is saved. */
const step = fc.record({
  who: fc.nat(1),
  what: fc.constantFrom('write', 'write', 'write', 'add', 'remove', 'move', 'save', 'follow'),
  at: fc.nat(9),
  to: fc.nat(9),
});

test('whatever two editors do at once, both end with the same page, and what only one touched is there', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const blocks = [1, 2, 3, 4].map((id) => html(id, `begin ${id}`));
      const server = startServer({ ...EMPTY_DRAFT, title: 'Logo', slug: 'logo', blocks });
      const stores = [0, 1].map(() => createPageStore(server.getPage(), TYPES));
      // Per block who wrote in it, and what last; a removed block is of both.
      const written = new Map<number, { by: Set<number>; body: string }>();
      const touch = (id: number, who: number, body: string): void => {
        const by = written.get(id)?.by ?? new Set();
        written.set(id, { by: by.add(who), body });
      };
      let last = 100;
      const settle = async (store: (typeof stores)[number]): Promise<void> => {
        await vi.advanceTimersByTimeAsync(2 * DELAY_MS);
        const { conflict } = store.now();
        if (!conflict) return;
        // What both wrote in is all that is ever asked.
        for (const name of conflict.names)
          expect(written.get(Number(name.replace('blocks.', '')))?.by.size ?? 2).toBe(2);
        await store.resolve(new Map(conflict.names.map((name, index) => [name, index % 2 === 0])));
        await vi.advanceTimersByTimeAsync(2 * DELAY_MS);
      };
      for (const { who, what, at, to } of steps) {
        const store = stores[who];
        if (!store) continue;
        const own = store.now().draft.blocks;
        const { id } = own[at % Math.max(own.length, 1)] ?? { id: 0 };
        const apply = (change: Change) => store.dispatch({ type: 'change', change });
        if (what === 'save') await settle(store);
        else if (what === 'follow') store.follow(server.getPage());
        else if (what === 'add') apply(addBlock(HTML, (last += 1), at));
        else if (id === 0) continue;
        else if (what === 'write') {
          const body = `van ${who}, ${(last += 1)} `;
          touch(id, who, body.trim());
          apply(changeField(id, 'body', body));
        } else if (what === 'remove') {
          touch(id, 0, '');
          touch(id, 1, '');
          apply(removeBlock(id));
        } else {
          // A block that is moved may be asked about.
          const body = getBody(own.find((block) => block.id === id)) ?? '';
          touch(id, 0, body);
          touch(id, 1, body);
          apply(moveBlock(id, to));
        }
      }
      for (let round = 0; round < 6; round += 1) for (const store of stores) await settle(store);
      const page = server.getPage();
      for (const store of stores) {
        expect(store.now().conflict).toBeNull();
        store.follow(page);
        expect(store.isDirty()).toBe(false);
        const { draft } = store.now();
        expect(draft.blocks.map(({ id }) => id)).toEqual(page.blocks.map(({ id }) => id));
        expect(draft.blocks.map((block) => getBody(block)?.trim())).toEqual(page.blocks.map(getBody));
      }
      for (const [id, { by, body }] of written) {
        if (by.size === 1) expect(getBody(page.blocks.find((block) => block.id === id))).toBe(body);
      }
      stores.forEach((store) => store.stop());
    }),
    { numRuns: 150 },
  );
}, 60_000);

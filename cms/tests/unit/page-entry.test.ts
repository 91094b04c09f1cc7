import { expect, test } from 'vitest';
import type { BlockTypes } from '../../src/blocks/stored-block';
import { serializeContent } from '../../src/published/content';
import { summarizePage, type PageRow } from '../../src/published/page-entry';

const types: BlockTypes = new Map([
  ['asset', { type: 'asset', uid: 'block.asset', label: 'Asset', description: '', fields: [] }],
]);

const getText = (title: string, ids: number[]): string =>
  serializeContent({
    title,
    lead: '',
    isPublic: false,
    groups: ['b', 'a'],
    blocks: ids.map((id) => ({ id, type: 'asset', isPrivate: true, groups: ['b', 'a'], values: {} })),
    fields: {},
  });

const row = (documentId: string, draft: string, live: string): PageRow => ({
  documentId,
  draft,
  slug: documentId,
  oldSlugs: null,
  oldAnchors: null,
  position: 0,
  version: 1,
  updatedAt: '2026-01-02T03:04:05.000Z',
  contentHash: 'x',
  publishedOn: '2026-01-02T03:04:05.000Z',
  scheduledAt: null,
  unpublishAt: null,
  parent: null,
  editor: null,
  scheduledRevision: null,
  liveRevision: { documentId: `${documentId}-live`, content: live, contentHash: 'x' },
});

test('a draft that is live word for word is kept once', async () => {
  const text = getText('Een', [1, 2]);
  const { draft, live } = await summarizePage(types, row('a', text, text));
  expect(live?.blocks).toBe(draft.blocks);
  expect(live).toMatchObject({ title: 'Een', groups: ['a', 'b'], revisionId: 'a-live' });
});

test('a draft that differs is not, whatever its hash says', async () => {
  const { draft, live } = await summarizePage(types, row('a', getText('Nieuw', [1]), getText('Oud', [1, 2])));
  expect([draft.title, live?.title]).toEqual(['Nieuw', 'Oud']);
  expect([draft.blocks.length, live?.blocks.length]).toEqual([1, 2]);
});

test('equal lists of groups are one list, in whatever page they stand', async () => {
  const one = await summarizePage(types, row('a', getText('Een', [1, 2]), getText('Een', [1])));
  const two = await summarizePage(types, row('b', getText('Twee', [3]), getText('Twee', [3])));
  const lists = [one.draft, one.live, two.draft].flatMap((version) =>
    version?.blocks.map(({ groups }) => groups),
  );
  expect(new Set(lists).size).toBe(1);
  expect(two.draft.groups).toBe(one.draft.groups);
});

import { expect, test } from 'vitest';
import { blocksInput } from '../../src/blocks/block-input';
import { createEarlierLinkKeeper, createLinkStorer, type LinkTargets } from '../../src/blocks/stored-links';
import type { StoredBlock } from '../../src/blocks/stored-block';
import { presentBlocks, type PresenterContext } from '../../src/api/page/presenters/content';
import { anonymous } from '../../src/permissions/viewer';
import { serializeContent } from '../../src/published/content';
import { summarizePage } from '../../src/published/page-entry';
import { mapInTurn } from '../../src/utils/take-turns';
import { pageBlockTypes } from '../support/block-types';

const types = pageBlockTypes();

const targets: LinkTargets = {
  idAt: () => 'a1',
  getSlug: () => 'beeldmerk',
  getAsset: () => undefined,
  getHolder: () => undefined,
  hasPreset: () => true,
};

/** As many links as a block may have. */
const body = (link: string) =>
  Array.from({ length: 4900 }, (_, index) => `<a href="${link}#k${index}">x</a>`).join('');

const blocks = (count: number, link: string): StoredBlock[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 10_000_000 + index,
    type: 'html',
    isPrivate: false,
    groups: [],
    values: { title: '', subtitle: '', body: body(link) },
  }));

const content = (count: number) => ({
  title: 'Links',
  lead: '',
  isPublic: true,
  groups: [],
  blocks: blocks(count, 'page:a1/logo'),
  fields: {},
});

const around: PresenterContext = {
  types,
  groups: new Map(),
  assets: new Map(),
  colors: [],
  placements: new Map(),
  links: () => targets,
};

const row = {
  ...{ documentId: 'p1', slug: 'links', oldSlugs: null, oldAnchors: null, position: 0, version: 1 },
  ...{ updatedAt: '2026-01-02T03:04:05.000Z', contentHash: 'x', publishedOn: null, scheduledAt: null },
  ...{ unpublishAt: null, parent: null, editor: null, liveRevision: null, scheduledRevision: null },
};

const steps: [string, () => () => Promise<unknown>][] = [
  [
    'checking what was sent',
    () => {
      const sent = Array.from({ length: 15 }, () => ({ type: 'html', body: body('/huisstijl/logo') }));
      return () => blocksInput(types).parseAsync(sent);
    },
  ],
  [
    'keeping links by id',
    () => {
      const sent = blocks(45, '/huisstijl/logo');
      return () => mapInTurn(sent, createLinkStorer(types, targets));
    },
  ],
  [
    'keeping what links were before',
    () => {
      const [before, after] = [blocks(45, 'page:a1/logo'), blocks(45, 'page:a1/beeldmerk')];
      const kept = { ...targets, getSlug: () => null };
      return async () => mapInTurn(after, await createEarlierLinkKeeper(types, before, kept));
    },
  ],
  [
    'summarizing a version',
    () => {
      const draft = serializeContent(content(45));
      return () => summarizePage(types, { ...row, draft });
    },
  ],
  [
    'presenting a page',
    () => {
      const page = content(45);
      return () => presentBlocks(anonymous, page, page.blocks, around);
    },
  ],
];

/** How long work took, and how long it kept other work waiting at most, in milliseconds. */
async function getTimes(work: () => Promise<unknown>): Promise<{ whole: number; longest: number }> {
  const began = performance.now();
  let last = began;
  let longest = 0;
  let isDone = false;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isDone = true;
  look();
  return { whole: performance.now() - began, longest };
}

test.each(steps)('%s lets other work run in between, however many links there are', async (_name, make) => {
  const { whole, longest } = await getTimes(make());
  expect(longest).toBeLessThan(0.6 * whole);
});

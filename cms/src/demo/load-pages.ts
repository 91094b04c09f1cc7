import type { Core } from '@strapi/strapi';
import pLimit from 'p-limit';
import { pageService } from '../api/page/services/page';
import { blocksInput, type BlockInput } from '../blocks/block-input';
import { mapReferencesIn } from '../blocks/fields';
import { blockTypes } from '../blocks/registry';
import { randomBlockId, type BlockTypes } from '../blocks/stored-block';
import { getId, type Ids } from './load-people';
import type { DemoBlock, DemoPage } from './types';

const AT_ONCE = 3;

/** What the content refers to, by key; `author` is the id of who wrote the pages. */
export interface References {
  groups: Ids;
  assets: Ids;
  /** By token. */
  colors: Ids;
  author: string | null;
}

/**
 * Creates the reader that converts the content's blocks to input of the page service: validated, with ids instead of
 * keys.
 */
export function createBlockReader(
  types: BlockTypes,
  { groups, assets, colors }: Omit<References, 'author'>,
): (blocks: readonly DemoBlock[]) => Promise<BlockInput[]> {
  const schema = blocksInput(types);
  const taken = new Set<number>();
  const withIds = (block: BlockInput): BlockInput => {
    const id = randomBlockId(taken);
    taken.add(id);
    const fields = types.get(block.type)?.fields ?? [];
    const values = mapReferencesIn(fields, block.values, (key, _path, to) =>
      getId(to === 'asset' ? assets : colors, key),
    );
    return { ...block, id, values, groups: block.groups?.map((key) => getId(groups, key)) };
  };
  return async (blocks) => (await schema.parseAsync(blocks)).map(withIds);
}

interface StoredPage {
  documentId: string;
  version: number;
}

const findPage = (strapi: Core.Strapi, slug: string): Promise<StoredPage | null> =>
  strapi.db
    .query('api::page.page')
    .findOne({ where: { slug, deletedAt: null }, select: ['documentId', 'version'] });

/** The page with a slug, made without content when there is none. */
async function emptyPage(strapi: Core.Strapi, page: DemoPage, author: string | null): Promise<StoredPage> {
  const found = await findPage(strapi, page.slug);
  if (found) return found;
  const { slug, title, parent } = page;
  const above = parent === undefined ? null : await findPage(strapi, parent);
  const place = { slug, title, parent_id: above?.documentId ?? null };
  return { documentId: await pageService(strapi).create(place, author), version: 1 };
}

/** Writes and publishes an empty page; all of it or nothing. */
async function fillPage(
  strapi: Core.Strapi,
  documentId: string,
  page: DemoPage,
  { author, groups }: References,
  read: ReturnType<typeof createBlockReader>,
): Promise<void> {
  const { title, lead, isPublic, published, addedLater = [] } = page;
  const blocks = await read(page.blocks);
  const content = {
    title,
    lead,
    blocks,
    is_public: isPublic,
    groups: page.groups.map((key) => getId(groups, key)),
    ...(published && { published_at: new Date().toISOString() }),
  };
  const options = { seenVersion: null, editor: author, allowsMissingFields: true };
  const service = pageService(strapi);
  await strapi.db.transaction(async () => {
    await service.save(documentId, content, options);
    if (addedLater.length === 0) return;
    await service.save(documentId, { blocks: [...(await read(addedLater)), ...blocks] }, options);
  });
}

/** Creates the pages in tree order, then fills the empty ones, a few at a time: each takes many small writes. */
export async function loadPages(
  strapi: Core.Strapi,
  pages: readonly DemoPage[],
  references: References,
): Promise<void> {
  const read = createBlockReader(blockTypes(strapi), references);
  const empty: (() => Promise<void>)[] = [];
  for (const page of pages) {
    const { documentId, version } = await emptyPage(strapi, page, references.author);
    if (version === 1) empty.push(() => fillPage(strapi, documentId, page, references, read));
  }
  const inTurn = pLimit(AT_ONCE);
  await Promise.all(empty.map((fill) => inTurn(fill)));
}

import type { Core } from '@strapi/strapi';
import { pageService } from '../api/page/services/page';
import { blocksInput, type BlockInput } from '../blocks/block-input';
import { mapAssetsIn } from '../blocks/fields';
import { blockTypes } from '../blocks/registry';
import { drawBlockId, type BlockTypes } from '../blocks/stored-block';
import { idOf, type Ids } from './load-people';
import { pages } from './pages';
import type { DemoBlock, DemoPage } from './types';

/** What the content refers to, by key; `author` is the id of who wrote the pages. */
export interface References {
  groups: Ids;
  assets: Ids;
  author: string | null;
}

/** Blocks as the page service takes them, checked, with ids where the content has keys. */
export function blocksOf(
  types: BlockTypes,
  blocks: readonly DemoBlock[],
  { groups, assets }: Pick<References, 'groups' | 'assets'>,
): BlockInput[] {
  const taken = new Set<number>();
  return blocksInput(types)
    .parse(blocks)
    .map((block) => {
      const id = drawBlockId(taken);
      taken.add(id);
      const fields = types.get(block.type)?.fields ?? [];
      const values = mapAssetsIn(fields, block.values, (key) => idOf(assets, key));
      return { ...block, id, values, groups: block.groups?.map((key) => idOf(groups, key)) };
    });
}

interface StoredPage {
  documentId: string;
  version: number;
}

const findPage = (strapi: Core.Strapi, slug: string): Promise<StoredPage | null> =>
  strapi.db
    .query('api::page.page')
    .findOne({ where: { slug, deletedAt: null }, select: ['documentId', 'version'] });

/** Makes a page, or fills one of the system's that is still as it was made. */
async function loadPage(strapi: Core.Strapi, page: DemoPage, references: References): Promise<void> {
  const found = await findPage(strapi, page.slug);
  if (found && found.version > 1) return;
  const { slug, title, isPublic, published, addedLater } = page;
  const { author } = references;
  const parent = page.parent === undefined ? null : await findPage(strapi, page.parent);
  const [blocks, later] = [page.blocks, addedLater ?? []].map((list) =>
    blocksOf(blockTypes(strapi), list, references),
  );
  const content = {
    ...{ title, blocks, is_public: isPublic },
    groups: page.groups.map((key) => idOf(references.groups, key)),
    ...(published && { published_at: new Date().toISOString() }),
  };
  const service = pageService(strapi);
  const options = { seenVersion: null, editor: author };
  await strapi.db.transaction(async () => {
    const parentId = parent?.documentId ?? null;
    if (found) await service.save(found.documentId, content, options);
    const id = found?.documentId ?? (await service.create({ ...content, slug, parent_id: parentId }, author));
    if (addedLater) await service.save(id, { blocks: [...(later ?? []), ...(blocks ?? [])] }, options);
  });
}

/** Makes the pages that are not there yet. */
export async function loadPages(strapi: Core.Strapi, references: References): Promise<void> {
  for (const page of pages) await loadPage(strapi, page, references);
}

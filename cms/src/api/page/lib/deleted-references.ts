import type { Core } from '@strapi/strapi';
import type { Value } from '../../../blocks/field';
import { mapReferencesIn, toPart, type Values } from '../../../blocks/fields';
import { getReferences, type BlockTypes, type StoredBlock } from '../../../blocks/stored-block';
import { getPublished, type PageContent } from '../../../published';
import { getPagePart, listParts, mapParts } from '../../../published/content';
import { findDeletedAssets } from '../../../published/deleted-assets';

/** The groups, assets and colours that exist, by id. */
export interface ExistingIds {
  groups: { has(id: string): boolean };
  assets: { has(id: string): boolean };
  colors: { has(id: string): boolean };
}

/** Content without references to deleted items; a deleted asset leaves an empty slot. */
export function removeDeletedReferences(
  types: BlockTypes,
  content: PageContent,
  known: ExistingIds,
): PageContent {
  const there = (ids: readonly string[]) => ids.filter((id) => known.groups.has(id));
  const kept = mapParts(content, (part) => {
    const type = types.get(part.type);
    if (!type) return part;
    const values = mapReferencesIn(type.fields, part.values, (id, _path, to) =>
      known[to === 'asset' ? 'assets' : 'colors'].has(id) ? id : null,
    );
    return { ...part, values };
  });
  return {
    ...kept,
    groups: there(content.groups),
    blocks: kept.blocks.map((block) => ({ ...block, groups: there(block.groups) })),
  };
}

/** The ids that references may use; assets on the deleted list count, because they may come back. */
export async function findExistingIds(strapi: Core.Strapi): Promise<ExistingIds> {
  const { groups, assets, site } = await getPublished(strapi).snapshot();
  const deleted = await findDeletedAssets(strapi);
  return {
    groups,
    assets: { has: (id) => assets.has(id) || deleted.has(id) },
    colors: new Set(site.colors.map(({ id }) => id)),
  };
}

/** A value with an asset in the empty slot at a path. */
function withAssetAt(value: Value, [name = '', ...rest]: readonly string[], asset: string): Value {
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === name ? withAssetIn(item, rest, asset) : item));
  }
  const part = toPart(value);
  return name in part ? { ...part, [name]: withAssetIn(part[name] ?? null, rest, asset) } : value;
}

const withAssetIn = (value: Value, path: readonly string[], asset: string): Value =>
  path.length > 0 ? withAssetAt(value, path, asset) : (value ?? asset);

/**
 * Saved blocks, with their assets that are on the deleted list. Editors see an empty slot there and send it back empty;
 * a slot that was filled meanwhile stays filled.
 */
export async function restoreDeletedAssets(
  strapi: Core.Strapi,
  types: BlockTypes,
  before: PageContent,
  after: PageContent,
): Promise<PageContent> {
  const { assets } = await getPublished(strapi).snapshot();
  const getGone = (block: StoredBlock) =>
    [...getReferences(types, block, 'asset')].filter(([, asset]) => !assets.has(asset));
  const gone = new Map(listParts(before).map((block) => [block.id, getGone(block)]));
  if ([...gone.values()].every((places) => places.length === 0)) return after;
  const deleted = await findDeletedAssets(strapi);
  const getKept = ({ id, values }: Pick<StoredBlock, 'id' | 'values'>): Values =>
    (gone.get(id) ?? [])
      .filter(([, asset]) => deleted.has(asset))
      .reduce((kept, [path, asset]) => toPart(withAssetAt(kept, path.split('.'), asset)), values);
  const blocks = after.blocks.map((block) => ({ ...block, values: getKept(block) }));
  return { ...after, blocks, fields: getKept(getPagePart(after)) };
}

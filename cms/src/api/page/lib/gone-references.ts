import type { Core } from '@strapi/strapi';
import type { Value } from '../../../blocks/field';
import { mapReferencesIn, toPart, type Values } from '../../../blocks/fields';
import { getPlaces, type BlockTypes, type StoredBlock } from '../../../blocks/stored-block';
import { getPublished, type PageContent } from '../../../published';
import { getPagePart, listParts, mapParts } from '../../../published/content';
import { findDeletedAssets } from '../../../published/deleted-assets';

/** The groups, assets and colours that exist, by id. */
export interface Known {
  groups: { has(id: string): boolean };
  assets: { has(id: string): boolean };
  colors: { has(id: string): boolean };
}

/** Content without references to what was deleted; a deleted asset leaves an empty place. */
export function withoutGone(types: BlockTypes, content: PageContent, known: Known): PageContent {
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

/** What references may lead to; an asset on the deleted list may come back. */
export async function findKnown(strapi: Core.Strapi): Promise<Known> {
  const { groups, assets, site } = await getPublished(strapi).snapshot();
  const deleted = await findDeletedAssets(strapi);
  return {
    groups,
    assets: { has: (id) => assets.has(id) || deleted.has(id) },
    colors: new Set(site.colors.map(({ id }) => id)),
  };
}

/** A value in which the empty place at a path holds an asset. */
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
 * Saved blocks with the assets on the deleted list that they had. An editor sees an empty place there and sends it
 * so; what was put in that place meanwhile stays.
 */
export async function keepDeletedAssets(
  strapi: Core.Strapi,
  types: BlockTypes,
  before: PageContent,
  after: PageContent,
): Promise<PageContent> {
  const { assets } = await getPublished(strapi).snapshot();
  const getGone = (block: StoredBlock) =>
    [...getPlaces(types, block, 'asset')].filter(([, asset]) => !assets.has(asset));
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

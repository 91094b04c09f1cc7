import { mapAssetsIn } from '../../../blocks/fields';
import type { BlockTypes } from '../../../blocks/stored-block';
import type { PageContent } from '../../../published';

/** The groups and assets that exist, by id. */
export interface Known {
  groups: { has(id: string): boolean };
  assets: { has(id: string): boolean };
}

/** Content without references to deleted groups and assets; a deleted asset leaves an empty place. */
export function withoutGone(types: BlockTypes, content: PageContent, { groups, assets }: Known): PageContent {
  const there = (ids: readonly string[]) => ids.filter((id) => groups.has(id));
  return {
    ...content,
    groups: there(content.groups),
    blocks: content.blocks.map((block) => {
      const type = types.get(block.type);
      const kept = { ...block, groups: there(block.groups) };
      if (!type) return kept;
      const values = mapAssetsIn(type.fields, block.values, (id) => (assets.has(id) ? id : null));
      return { ...kept, values };
    }),
  };
}

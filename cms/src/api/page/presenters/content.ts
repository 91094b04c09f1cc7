import { blockSlugs, presentBlock } from '../../../blocks/block-wire';
import type { BlockTypes, StoredBlock } from '../../../blocks/stored-block';
import type { LiveAsset, LiveGroup, PageContent } from '../../../live';
import { abilities, assetAbilities, type Placement } from '../../../permissions/abilities';
import { groupsOf, type Viewer } from '../../../permissions/viewer';
import { presentAsset } from '../../../storage/present';

/** What a version refers to, as of now. */
export interface Surroundings {
  types: BlockTypes;
  groups: ReadonlyMap<string, LiveGroup>;
  assets: ReadonlyMap<string, LiveAsset>;
  placements: ReadonlyMap<string, readonly Placement[]>;
}

const presentGroup = ({ id, name, permissions }: LiveGroup) => ({ id, name, permissions: [...permissions] });

const byName = new Intl.Collator('nl', { numeric: true });

// By name. Others than admins see only groups that they are in (contract section 2).
function groupsFor(viewer: Viewer, groups: ReadonlyMap<string, LiveGroup>, ids: readonly string[]) {
  const own = new Set(groupsOf(viewer).map(({ id }) => id));
  const shown = ids.flatMap((id) => {
    const group = groups.get(id);
    return group && (viewer.kind === 'admin' || own.has(id)) ? [presentGroup(group)] : [];
  });
  return shown.sort((a, b) => byName.compare(a.name, b.name));
}

function showAssetTo(viewer: Viewer, { assets, placements }: Surroundings) {
  return (id: string): object | null => {
    const asset = assets.get(id);
    if (!asset) return null;
    const can = assetAbilities(viewer, asset, placements.get(id) ?? []);
    return can.view ? presentAsset(asset, can) : null;
  };
}

/** The content of a version on the wire, with only what the viewer may see. */
export function presentContent(viewer: Viewer, content: PageContent, around: Surroundings) {
  const rightsOf = (block: StoredBlock) => abilities(viewer, content, block);
  const visible = content.blocks.filter((block) => around.types.has(block.type) && rightsOf(block).view);
  const slugs = blockSlugs(visible);
  const show = showAssetTo(viewer, around);
  return {
    title: content.title,
    is_public: content.isPublic,
    groups: groupsFor(viewer, around.groups, content.groups),
    blocks: visible.map((block, index) =>
      presentBlock(around.types, block, {
        slug: slugs[index] ?? '',
        groups: groupsFor(viewer, around.groups, block.groups),
        can: rightsOf(block),
        show,
      }),
    ),
  };
}

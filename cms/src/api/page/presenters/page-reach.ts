import { getAssets, type StoredBlock } from '../../../blocks/stored-block';
import { abilities, getBlock, seesPage } from '../../../permissions/abilities';
import { anonymous, type Viewer } from '../../../permissions/viewer';
import type { PageContent, PublishedAsset } from '../../../published';
import { getPagePart, PAGE_PART } from '../../../published/content';
import { fileKind } from '../../../storage/file-kind';
import type { PageReachAnswer } from '../schemas/page-entity';
import { splitBlocks, type PresenterContext } from './content';
import type { Shown } from './page';

/** How many files of an asset are for use, and how many for editing. */
export function countFiles({ original, files }: PublishedAsset): { use: number; edit: number } {
  const edit = files.filter((file) => fileKind(file) === 'editable').length;
  return { use: files.length - edit + (original ? 1 : 0), edit };
}

/** The added fields of a page, for who sees it. */
const partSeen = (viewer: Viewer, content: PageContent): StoredBlock[] =>
  seesPage(viewer, content) ? [getPagePart(content)] : [];

const assetsIn = ({ types, assets }: PresenterContext, blocks: readonly StoredBlock[]): PublishedAsset[] =>
  [...new Set(blocks.flatMap((block) => getAssets(types, block)))].flatMap((id) => assets.get(id) ?? []);

type Place = PageReachAnswer['not_open'][number];

/** What a viewer cannot do with a draft once it is published. What they do not see is listed as that alone. */
function getClosed(viewer: Viewer, { content, around }: Shown): Place[] {
  const { seen, hidden } = splitBlocks(viewer, content, around.types);
  const closedAssets = (block: StoredBlock) =>
    assetsIn(around, [block]).flatMap((asset): Place[] => {
      const can = abilities(viewer, content, getBlock(asset, block));
      const files = countFiles(asset);
      const ways = can.view ? (['use', 'edit'] as const).filter((way) => files[way] > 0 && !can[way]) : [];
      const { id, title } = asset;
      return (can.view ? ways : (['view'] as const)).map((way) => ({
        block: block.id === PAGE_PART ? null : block.id,
        asset: { id, title },
        way,
      }));
    });
  return [
    ...hidden.map((block): Place => ({ block: block.id, asset: null, way: 'view' })),
    ...[...seen, ...partSeen(viewer, content)].flatMap(closedAssets),
  ];
}

/** What becomes public once a draft is published, and what no group reaches. */
export function presentReach(shown: Shown): PageReachAnswer {
  const { content, around } = shown;
  const inAllGroups: Viewer = { kind: 'user', id: '', groups: [...around.groups.values()] };
  const open = splitBlocks(anonymous, content, around.types).seen;
  const openParts = [...open, ...partSeen(anonymous, content)];
  const openAssets = assetsIn(around, openParts).filter(({ isPrivate }) => !isPrivate);
  return {
    is_seen: seesPage(inAllGroups, content),
    open_blocks: open.length,
    open_files: openAssets.reduce((sum, asset) => sum + countFiles(asset).use, 0),
    not_open: getClosed(anonymous, shown),
    only_admins: getClosed(inAllGroups, shown),
  };
}

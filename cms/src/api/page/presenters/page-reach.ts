import { getAssets, type StoredBlock } from '../../../blocks/stored-block';
import { abilities, getAssetBlock, canSeePage } from '../../../permissions/abilities';
import { anonymous, type Viewer } from '../../../permissions/viewer';
import type { PageContent, PublishedAsset } from '../../../published';
import { getPagePart, PAGE_PART } from '../../../published/content';
import { fileKind } from '../../../storage/file-kind';
import type { PageReachResponse } from '../schemas/page-entity';
import { splitBlocks, type PresenterContext } from './content';
import type { PageVersion } from './page';

/** How many files of an asset are for use, and how many for editing. */
export function countFiles({ original, files }: PublishedAsset): { use: number; edit: number } {
  const edit = files.filter((file) => fileKind(file) === 'editable').length;
  return { use: files.length - edit + (original ? 1 : 0), edit };
}

/** The added fields of a page, for viewers who see the page. */
const getVisibleFields = (viewer: Viewer, content: PageContent): StoredBlock[] =>
  canSeePage(viewer, content) ? [getPagePart(content)] : [];

const assetsIn = ({ types, assets }: PresenterContext, blocks: readonly StoredBlock[]): PublishedAsset[] =>
  [...new Set(blocks.flatMap((block) => getAssets(types, block)))].flatMap((id) => assets.get(id) ?? []);

type Place = PageReachResponse['not_open'][number];

/** The limitations of a viewer on a draft once it is published. Hidden items are only listed as hidden. */
function getUnavailable(viewer: Viewer, { content, around }: PageVersion): Place[] {
  const { seen, hidden } = splitBlocks(viewer, content, around.types);
  const closedAssets = (block: StoredBlock) =>
    assetsIn(around, [block]).flatMap((asset): Place[] => {
      const can = abilities(viewer, content, getAssetBlock(asset, block));
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
    ...[...seen, ...getVisibleFields(viewer, content)].flatMap(closedAssets),
  ];
}

/** What publishing a draft makes public, and what no group can see. */
export function presentReach(shown: PageVersion): PageReachResponse {
  const { content, around } = shown;
  const inAllGroups: Viewer = { kind: 'user', id: '', groups: [...around.groups.values()] };
  const open = splitBlocks(anonymous, content, around.types).seen;
  const openParts = [...open, ...getVisibleFields(anonymous, content)];
  const openAssets = assetsIn(around, openParts).filter(({ isPrivate }) => !isPrivate);
  return {
    is_seen: canSeePage(inAllGroups, content),
    open_blocks: open.length,
    open_files: openAssets.reduce((sum, asset) => sum + countFiles(asset).use, 0),
    not_open: getUnavailable(anonymous, shown),
    only_admins: getUnavailable(inAllGroups, shown),
  };
}

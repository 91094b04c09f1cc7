import { getLeadingAnchors, type OldAnchor } from '../../../blocks/anchors';
import { presentBlock, presentValues, type ReferencePresenters } from '../../../blocks/block-wire';
import { resolveLink, type LinkTargets } from '../../../blocks/stored-links';
import { withReadablePages } from '../../../blocks/listed-pages';
import type { BlockTypes, StoredBlock } from '../../../blocks/stored-block';
import type { PublishedAsset, PublishedGroup, PublishedSite, PageContent } from '../../../published';
import { abilities, type Placement } from '../../../permissions/abilities';
import { getGroups, type Viewer } from '../../../permissions/viewer';
import { getPagePart } from '../../../published/content';
import { getAssetRights } from '../../../published/asset-rights';
import { presentAsset } from '../../../published/present-asset';
import { getAudience } from '../../../storage/renditions/preview-address';
import { compareNames } from '../../../utils/dutch-order';
import { mapInTurn } from '../../../utils/take-turns';

/** The current state of everything that a version refers to. */
export interface PresenterContext {
  types: BlockTypes;
  groups: ReadonlyMap<string, PublishedGroup>;
  assets: ReadonlyMap<string, PublishedAsset>;
  colors: PublishedSite['colors'];
  placements: ReadonlyMap<string, readonly Placement[]>;
  /** What links lead to, as far as a viewer may know. */
  links: (viewer: Viewer) => LinkTargets;
}

const presentGroup = ({ id, name, permissions }: PublishedGroup) => ({
  id,
  name,
  permissions: [...permissions],
});

// By name. Viewers other than admins see only their own groups.
function groupsFor(viewer: Viewer, groups: ReadonlyMap<string, PublishedGroup>, ids: readonly string[]) {
  const own = new Set(getGroups(viewer).map(({ id }) => id));
  const shown = ids.flatMap((id) => {
    const group = groups.get(id);
    return group && (viewer.kind === 'admin' || own.has(id)) ? [presentGroup(group)] : [];
  });
  return shown.sort((a, b) => compareNames(a.name, b.name));
}

type PresentAsset = (id: string) => object | null;

// Assets that the reader may not see count as missing; the abilities on the others are the viewer's.
function createAssetPresenter(
  viewer: Viewer,
  reader: Viewer,
  { assets, placements }: PresenterContext,
): PresentAsset {
  return (id) => {
    const asset = assets.get(id);
    if (!asset) return null;
    const can = getAssetRights(viewer, asset, placements.get(id) ?? []);
    if (can.view) return presentAsset(asset, can, getAudience(viewer));
    return reader.kind === 'admin' ? presentAsset(asset, can, reader.kind) : null;
  };
}

/** The blocks of a version that a viewer may see, and the hidden ones. */
export function splitBlocks(viewer: Viewer, content: PageContent, types: BlockTypes) {
  const blocks = content.blocks.filter(({ type }) => types.has(type));
  const isSeen = (block: StoredBlock) => abilities(viewer, content, block).view;
  return { seen: blocks.filter(isSeen), hidden: blocks.filter((block) => !isSeen(block)) };
}

/** Creates the lookup of former anchors per block, limited to what its reader may know. */
function createFormerAnchors(viewer: Viewer, content: PageContent, oldAnchors: readonly OldAnchor[]) {
  if (viewer.kind === 'admin') {
    const found = getLeadingAnchors(content.blocks, oldAnchors);
    return ({ id }: StoredBlock) => ({ old_anchors: (found.get(id) ?? []).map(({ anchor }) => anchor) });
  }
  const blocks = new Map(content.blocks.map((block) => [block.id, block]));
  const isOfGroup = (block: StoredBlock) => abilities(viewer, { ...content, isPublic: false }, block).view;
  const known = oldAnchors.filter(({ block: id, seenBy }) => {
    const block = blocks.get(id);
    return seenBy === 'all' || (seenBy === 'groups' && block !== undefined && isOfGroup(block));
  });
  const found = getLeadingAnchors(content.blocks, known);
  return ({ id }: StoredBlock) => {
    const anchors = (found.get(id) ?? []).map(({ anchor }) => anchor);
    return anchors.length > 0 ? { anchors } : undefined;
  };
}

/** The reader of blocks, usually their viewer, and how assets are presented to them. Colours are public. */
interface ReaderOptions {
  reader?: Viewer;
  showAsset?: PresentAsset;
  /** The former anchors of the page. */
  oldAnchors?: readonly OldAnchor[];
}

/** Presents what values refer to, for a viewer. */
function getReferencePresenters(
  viewer: Viewer,
  { links, colors }: PresenterContext,
  showAsset: PresentAsset,
): ReferencePresenters {
  const targets = links(viewer);
  return {
    show: (id, to) => (to === 'asset' ? showAsset(id) : (colors.find((color) => color.id === id) ?? null)),
    link: (kept) => resolveLink(kept, targets),
  };
}

/** Blocks of a version with the viewer's abilities, as shown to their reader. */
export async function presentBlocks(
  viewer: Viewer,
  content: PageContent,
  blocks: readonly StoredBlock[],
  around: PresenterContext,
  {
    reader = viewer,
    showAsset = createAssetPresenter(viewer, reader, around),
    oldAnchors = [],
  }: ReaderOptions = {},
): Promise<Record<string, unknown>[]> {
  const former = createFormerAnchors(reader, content, oldAnchors);
  const linked = getReferencePresenters(viewer, around, showAsset);
  const targets = around.links(viewer);
  // Editors save all of a block.
  const toRead = (block: StoredBlock) =>
    viewer.kind === 'admin' ? block : withReadablePages(block, targets);
  const present = (block: StoredBlock) =>
    presentBlock(around.types, toRead(block), {
      slug: block.anchor ?? '',
      former: former(block),
      groups: groupsFor(reader, around.groups, block.groups),
      can: abilities(viewer, content, block),
      ...linked,
    });
  return mapInTurn(blocks, present);
}

/** The added fields of a page, for viewers who may see the page. */
export const presentFields = (
  viewer: Viewer,
  content: PageContent,
  around: PresenterContext,
  showAsset: PresentAsset = createAssetPresenter(viewer, viewer, around),
): Record<string, unknown> =>
  presentValues(around.types, getPagePart(content), getReferencePresenters(viewer, around, showAsset));

/** The API form of a version, with only what the viewer may see. */
export const presentContent = async (
  viewer: Viewer,
  content: PageContent,
  around: PresenterContext,
  oldAnchors: readonly OldAnchor[] = [],
) => ({
  ...presentFields(viewer, content, around),
  title: content.title,
  lead: content.lead,
  is_public: content.isPublic,
  groups: groupsFor(viewer, around.groups, content.groups),
  blocks: await presentBlocks(viewer, content, splitBlocks(viewer, content, around.types).seen, around, {
    oldAnchors,
  }),
});

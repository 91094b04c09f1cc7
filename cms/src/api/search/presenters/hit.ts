import { ALL_COLORS } from '../../../blocks/stored-block';
import { blockTypes } from '../../../blocks/registry';
import { abilities, canSeePage } from '../../../permissions/abilities';
import type { Viewer } from '../../../permissions/viewer';
import {
  getPublished,
  type PageContent,
  type PageEntry,
  type PageIndex,
  type PublishedAsset,
  type Snapshot,
} from '../../../published';
import { getAssetRights } from '../../../published/asset-rights';
import { presentAsset, presentFile } from '../../../published/present-asset';
import { getAudience } from '../../../storage/renditions/preview-address';
import { getFiles } from '../../../search/index/rows';
import type { HitRow } from '../../../search/query/find-rows';
import { BETWEEN_VALUES } from '../../../search/texts/color-text';
import { makeSnippet, type Marker, type SnippetPart } from '../../../search/query/snippet';
import { tokenize } from '../../../search/words/tokens';
import type { StoredFile } from '../../../storage/stored-file';
import type { Core } from '@strapi/strapi';
import { getHomePath } from '../../../shared/addresses';
import { memoizeByObject } from '../../../utils/memoize-by-object';
import { getPagePath } from './page-path';
import type { HitResponse } from '../schemas/search';
import { findDraft } from '../../page/lib/reads/draft';

/** The context in which hits are presented. */
export interface HitContext {
  strapi: Core.Strapi;
  viewer: Viewer;
  now: Snapshot;
  mark: Marker;
  isDraft: boolean;
}

const EMPTY = {
  page: null,
  block: null,
  asset: null,
  file: null,
  files: [],
  color: null,
  can: null,
  file_page: null,
};

/** Files whose pages or slides have a number. */
const PAGED = ['.pdf', '.pptx'];

/** The position of the match: in the title, else in the text. */
function getPlace(title: string, row: HitRow, mark: Marker) {
  if (row.file_page !== null) return 'file' as const;
  return row.block === null && mark(tokenize(title)).length > 0 ? ('title' as const) : ('text' as const);
}

function getSnippet({ headings, body }: HitRow, mark: Marker): SnippetPart[] {
  const tokens = tokenize(body);
  const marked = mark(tokens);
  if (headings === '' || marked.length > 0) return makeSnippet(body, tokens, marked);
  const text = [headings, body].join(' · ');
  const all = tokenize(text);
  return makeSnippet(text, all, mark(all));
}

const isBlockVisible = (viewer: Viewer, { live }: PageEntry, block: number | null): boolean => {
  if (!live || !canSeePage(viewer, live)) return false;
  const found = live.blocks.find(({ id }) => id === block);
  return block === null || (found !== undefined && abilities(viewer, live, found).view);
};

const findContent = async ({ strapi, isDraft }: HitContext, page: PageEntry): Promise<PageContent | null> => {
  // An unchanged draft equals the live version, which is in memory.
  if (isDraft && page.status !== 'published')
    return (await findDraft(strapi, { documentId: page.id }))?.content ?? null;
  return page.live && getPublished(strapi).revision(page.live.revisionId);
};

/** The block of a row, with its anchor, when this viewer sees it. */
async function findBlock(context: HitContext, page: PageEntry, id: number) {
  const content = await findContent(context, page);
  const types = blockTypes(context.strapi);
  const block = content?.blocks.find((each) => each.id === id && types.has(each.type));
  if (!content || !block) return null;
  if (!context.isDraft && !abilities(context.viewer, content, block).view) return null;
  return { id, type: block.type, slug: block.anchor ?? '' };
}

/** The titles of the pages above one, as far as the viewer sees them. */
function getCrumbs({ viewer, now, isDraft }: HitContext, { parentId }: PageEntry): string[] {
  const parent = parentId === null ? undefined : now.pages.byId.get(parentId);
  if (!parent) return [];
  if (isDraft) return [parent.draft.title];
  return parent.live && canSeePage(viewer, parent.live) ? [parent.live.title] : [];
}

async function presentPage(context: HitContext, row: HitRow): Promise<HitResponse | null> {
  const { now, viewer, mark, isDraft } = context;
  const page = now.pages.byId.get(row.subject);
  if (!page || (!isDraft && !isBlockVisible(viewer, page, row.block))) return null;
  const { title } = isDraft ? page.draft : (page.live ?? page.draft);
  const found = row.block === null ? null : await findBlock(context, page, row.block);
  const path = getPagePath(now, page);
  return {
    ...EMPTY,
    kind: 'page',
    id: page.id,
    title,
    url: `${isDraft ? `${path}/edit` : path}${found ? `#${found.slug}` : ''}`,
    crumbs: getCrumbs(context, page),
    snippet: getSnippet(row, mark),
    because: getPlace(title, row, mark),
    page: { id: page.id, slug: page.slug, title },
    block: found && { id: found.id, type: found.type },
  };
}

/** The downloadable formats of an asset; includes its original, unless a file of that type is downloadable. */
const getFormats = ({ original, files }: PublishedAsset): StoredFile[] => [
  ...files,
  ...(original && !files.some(({ ext }) => ext === original.ext) ? [original] : []),
];

function presentAssetOrFile({ viewer, now, mark }: HitContext, row: HitRow): HitResponse | null {
  const asset = now.assets.get(row.source.slice('asset:'.length));
  if (!asset) return null;
  const can = getAssetRights(viewer, asset, now.pages.placements.get(asset.id) ?? []);
  if (!can.view) return null;
  const shown = presentAsset(asset, can, getAudience(viewer));
  const common = {
    ...EMPTY,
    url: `/bestanden/${asset.id}`,
    // Only viewers who may download a file see text from it.
    snippet: row.file_page === null || can.use ? getSnippet(row, mark) : [],
    because: getPlace(row.title, row, mark),
    asset: shown,
    can: shown.can,
  };
  if (row.kind === 'asset') {
    const files = getFormats(asset).map((file) => presentFile(file, getAudience(viewer)));
    return { ...common, kind: 'asset', id: asset.id, title: asset.title, crumbs: [], files };
  }
  const file = getFiles(asset).find(({ id }) => id === row.subject);
  if (!file) return null;
  return {
    ...common,
    kind: 'file',
    id: file.id,
    title: file.name,
    crumbs: asset.title === '' ? [] : [asset.title],
    file_page: PAGED.includes(file.ext) ? row.file_page : null,
    file: presentFile(file, getAudience(viewer)),
  };
}

/** The live pages with blocks that show colours. */
const findColored = memoizeByObject(({ byId }: PageIndex) =>
  [...byId.values()].filter(({ live }) => live?.blocks.some(({ colors }) => colors.length > 0)),
);

/** Where a viewer finds a colour on a page: where it was chosen, else among all colours. */
async function findColorPlace(context: HitContext, color: string) {
  const { now, viewer } = context;
  for (const shown of [color, ALL_COLORS]) {
    for (const page of findColored(now.pages)) {
      const at = page.live?.blocks.find(
        ({ id, colors }) => colors.includes(shown) && isBlockVisible(viewer, page, id),
      );
      const block = at && (await findBlock({ ...context, isDraft: false }, page, at.id));
      if (block) return { page, block };
    }
  }
  return null;
}

/** The values of a colour, the requested one first: `PMS 2728 C` for `pantone blauw`. */
function putMatchFirst(body: string, mark: Marker): string {
  const values = body.split(BETWEEN_VALUES);
  const isAsked = (value: string): boolean => {
    const [system] = tokenize(value);
    return system !== undefined && mark([system]).length > 0;
  };
  return [...values.filter(isAsked), ...values.filter((value) => !isAsked(value))].join(BETWEEN_VALUES);
}

async function presentColor(context: HitContext, row: HitRow): Promise<HitResponse | null> {
  const { now, mark } = context;
  const color = now.site.colors.find(({ id }) => id === row.subject);
  if (!color) return null;
  const place = await findColorPlace(context, color.id);
  const title = place?.page.live?.title ?? '';
  return {
    ...EMPTY,
    kind: 'color',
    id: color.id,
    title: color.name,
    url: place ? `${getPagePath(now, place.page)}#${place.block.slug}` : getHomePath(now.site.productSlug),
    crumbs: place ? [title] : [],
    snippet: getSnippet({ ...row, body: putMatchFirst(row.body, mark) }, mark),
    because: getPlace(color.name, row, mark),
    page: place && { id: place.page.id, slug: place.page.slug, title },
    block: place && { id: place.block.id, type: place.block.type },
    color,
  };
}

/** The API form of a hit; null when the viewer may not see it, whatever the index contains. */
export async function presentHit(context: HitContext, row: HitRow): Promise<HitResponse | null> {
  if (row.kind === 'page') return presentPage(context, row);
  return row.kind === 'color' ? presentColor(context, row) : presentAssetOrFile(context, row);
}

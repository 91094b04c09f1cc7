import type { Core } from '@strapi/strapi';
import { variantFor, type CachedResponse } from '../../../../http/response-cache';
import { getPublished, type PageIndex } from '../../../../published';
import { getCacheKey } from '../../../../published/reader-key';
import { createSingleFlight } from '../../../../utils/single-flight';
import { anonymous, type Viewer } from '../../../../permissions/viewer';
import { draftTree, treeFor, treeText } from '../../presenters/tree';
import { API_PREFIX } from '../../../../shared/addresses';

const open = new WeakMap<object, Promise<string>>();

/** The tree of live pages that every visitor may see, as JSON for index.html. */
export function openTree(pages: PageIndex): Promise<string> {
  const known = open.get(pages.tree) ?? treeText(pages, treeFor(anonymous));
  open.set(pages.tree, known);
  return known;
}

/** A tree with its address. */
interface Tree {
  address: string;
  /** The tree stays the same as long as this part of the index is the same object. */
  getSource(pages: PageIndex): object;
  text(pages: PageIndex, viewer: Viewer): Promise<string>;
}

const LIVE: Tree = {
  address: `${API_PREFIX}/pages/map`,
  getSource: ({ tree }) => tree,
  text: (pages, viewer) => (viewer.kind === 'anonymous' ? openTree(pages) : treeText(pages, treeFor(viewer))),
};

const DRAFTS: Tree = {
  address: `${API_PREFIX}/admin/pages/map`,
  getSource: (pages) => pages,
  text: (pages) => treeText(pages, draftTree),
};

const pendingTrees = createSingleFlight<CachedResponse>();

async function treeAnswer(
  strapi: Core.Strapi,
  { address, getSource, text }: Tree,
  viewer: Viewer,
): Promise<CachedResponse> {
  const published = getPublished(strapi);
  const now = published.current() ?? (await published.snapshotFor(viewer));
  const key = getCacheKey(address, viewer);
  const make = async (): Promise<CachedResponse> =>
    published.responses.set(key, now, {
      text: `{"data":${await text(now.pages, viewer)}}`,
      kind: variantFor(viewer),
      inputs: ({ pages }) => [getSource(pages)],
    });
  return published.responses.get(key, now) ?? pendingTrees(getSource(now.pages), key, make);
}

export const liveTreeResponse = (strapi: Core.Strapi, viewer: Viewer): Promise<CachedResponse> =>
  treeAnswer(strapi, LIVE, viewer);

export const draftTreeResponse = (strapi: Core.Strapi, viewer: Viewer): Promise<CachedResponse> =>
  treeAnswer(strapi, DRAFTS, viewer);

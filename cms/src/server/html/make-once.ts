import type { Core } from '@strapi/strapi';
import { logFailure } from '../../database/outages';
import type { CachedResponse, ResponseVariant } from '../../http/response-cache';
import { anonymous } from '../../permissions/viewer';
import { getPublished, type Snapshot } from '../../published';
import { createSingleFlight } from '../../utils/single-flight';
import type { FirstView } from './first-view';
import type { DrawnPage } from './page-drawer';
import { getPortalBuild } from './portal-build';

/** A response to make, and what it follows from: null when visitors may not have it. */
interface Recipe {
  key: string;
  kind: ResponseVariant;
  inputs: (moment: Snapshot) => unknown[] | null;
  /** From what is published at `now`, or since. */
  make: (now: Snapshot) => Promise<string>;
}

const underWay = createSingleFlight<CachedResponse>();

/** What is published, as far as it is known. */
export const loadNow = async (strapi: Core.Strapi): Promise<Snapshot> => {
  const live = getPublished(strapi);
  return live.known() ?? live.shownTo(anonymous);
};

/**
 * Makes a response once, and keeps it as long as its inputs are the same. What fails is not kept, and the log says
 * why.
 */
export async function makeOnce(
  strapi: Core.Strapi,
  { key, kind, inputs, make }: Recipe,
): Promise<CachedResponse> {
  const { answers } = getPublished(strapi);
  const now = await loadNow(strapi);
  const kept = answers.get(key, now);
  if (kept) return kept;
  return underWay(now, key, async () => {
    try {
      return answers.keep(key, now, { text: await make(now), kind, inputs });
    } catch (error) {
      logFailure(strapi, error, `The answer '${key}' could not be made`);
      throw error;
    }
  });
}

/** What every screen follows from. */
export const getScreenInputs = ({ pages, site, previewsEnd }: Snapshot): unknown[] => [
  pages.tree,
  site,
  previewsEnd,
];

/** Draws what is at a path for visitors. */
export const draw = (path: string, view: Promise<FirstView>): Promise<DrawnPage> =>
  getPortalBuild().drawer.drawHtml({ path, view: view.then(({ json }) => json) });

/** Whether it is there, or will be soon: after a change of the tree all pages are drawn anew. */
export async function isSoon(
  strapi: Core.Strapi,
  key: string,
  path: string,
  markdownFor?: string,
): Promise<boolean> {
  if (getPortalBuild().drawer.isReady({ path, markdownFor })) return true;
  return getPublished(strapi).answers.get(key, await loadNow(strapi)) !== null;
}

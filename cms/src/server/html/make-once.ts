import type { Core } from '@strapi/strapi';
import { logFailure } from '../../database/outages';
import type { CachedResponse, ResponseVariant } from '../../http/response-cache';
import { anonymous } from '../../permissions/viewer';
import { getPublished, type Snapshot } from '../../published';
import { createSingleFlight } from '../../utils/single-flight';
import type { FirstView } from './first-view';
import type { RenderedPage } from './page-renderer';
import { getPortalBuild } from './portal-build';

/** A response to create, and its inputs: null when visitors may not have it. */
interface Recipe {
  key: string;
  kind: ResponseVariant;
  inputs: (moment: Snapshot) => unknown[] | null;
  /** From the current snapshot, or a later one. */
  make: (now: Snapshot) => Promise<string>;
}

const pending = createSingleFlight<CachedResponse>();

/** The published data, as far as it is known. */
export const loadNow = async (strapi: Core.Strapi): Promise<Snapshot> => {
  const published = getPublished(strapi);
  return published.current() ?? published.snapshotFor(anonymous);
};

/** Creates a response once, and caches it while its inputs stay the same. Failures are logged and not cached. */
export async function makeOnce(
  strapi: Core.Strapi,
  { key, kind, inputs, make }: Recipe,
): Promise<CachedResponse> {
  const { responses: answers } = getPublished(strapi);
  const now = await loadNow(strapi);
  const kept = answers.get(key, now);
  if (kept) return kept;
  return pending(now, key, async () => {
    try {
      return answers.set(key, now, { text: await make(now), kind, inputs });
    } catch (error) {
      logFailure(strapi, error, `The answer '${key}' could not be made`);
      throw error;
    }
  });
}

/** The inputs of every screen. */
export const getScreenInputs = ({ pages, site, previewsEnd }: Snapshot): unknown[] => [
  pages.tree,
  site,
  previewsEnd,
];

/** Renders a path for visitors. */
export const renderForVisitor = (path: string, view: Promise<FirstView>): Promise<RenderedPage> =>
  getPortalBuild().renderer.renderHtml({ path, view: view.then(({ json }) => json) });

/** Whether it is cached, or will be soon: a change of the tree invalidates all pages. */
export async function isReadySoon(
  strapi: Core.Strapi,
  key: string,
  path: string,
  markdownFor?: string,
): Promise<boolean> {
  if (getPortalBuild().renderer.isReady({ path, markdownFor })) return true;
  return getPublished(strapi).responses.get(key, await loadNow(strapi)) !== null;
}

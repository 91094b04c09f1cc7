import type { Core } from '@strapi/strapi';
import { blockTypes } from '../../../blocks/registry';
import { getLive } from '../../../live';
import { seesPage } from '../../../permissions/abilities';
import type { Viewer } from '../../../permissions/viewer';
import { presentLivePage, surroundingsOf } from '../presenters/page';

/** A page as it goes over the wire. */
export type LivePage = ReturnType<typeof presentLivePage>;

/** The live version of a page as a viewer gets it; null when the viewer may not see it, or nobody can. */
export async function livePageFor(
  strapi: Core.Strapi,
  viewer: Viewer,
  slug: string,
): Promise<LivePage | null> {
  const live = getLive(strapi);
  const pages = await live.pages();
  const page = [...pages.values()].find((each) => each.slug === slug);
  if (!page?.live || !seesPage(viewer, page.live)) return null;
  const content = await live.revision(page.live.revisionId);
  if (!content) return null;
  const around = await surroundingsOf(live, blockTypes(strapi));
  return presentLivePage(viewer, { page, content, pages, around });
}

import type { Core } from '@strapi/strapi';
import { targetPage } from '../../../../blocks/page-links';
import { notFound } from '../../../../http/errors';
import { getPublished, type Usage } from '../../../../published';
import { getSlugs } from '../../../../published/page-index';
import { anonymous } from '../../../../permissions/viewer';
import { findUsage, matchesLink } from '../../../../published/usage';

/**
 * The blocks that link to a page in a draft, live or scheduled version. Throws 404 when the page does not
 * exist.
 */
export async function findLinksTo(strapi: Core.Strapi, id: string): Promise<Usage[]> {
  const { pages, site } = await getPublished(strapi).snapshot();
  if (!pages.byId.has(id)) throw notFound();
  const slugs = getSlugs(pages, anonymous);
  const leadsHere = (target: string) => targetPage(target, slugs, site) === id;
  return findUsage(pages.byId.values(), matchesLink(leadsHere));
}

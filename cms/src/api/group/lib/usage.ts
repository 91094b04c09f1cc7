import type { Core } from '@strapi/strapi';
import { getPublished } from '../../../published';
import { compareNames } from '../../../utils/dutch-order';
import type { GroupUsageAnswer } from '../schemas/group';
import { foundGroup } from './groups';

/** Where a group is used in drafts, live and scheduled versions. Throws 404. */
export async function groupUsage(strapi: Core.Strapi, id: unknown): Promise<GroupUsageAnswer> {
  const { documentId } = await foundGroup(strapi, id);
  const members = await strapi.db
    .query('plugin::users-permissions.user')
    .count({ where: { groups: { documentId } } });
  const pages = new Map<string, GroupUsageAnswer['pages'][number]>();
  const published = getPublished(strapi);
  const { byId } = (await published.snapshot()).pages;
  for (const { page, block } of await published.groupUsedOn(documentId)) {
    const draft = byId.get(page.id)?.draft.groups.includes(documentId) ?? false;
    const known = pages.get(page.id) ?? { ...page, blocks: 0, draft };
    pages.set(page.id, { ...known, blocks: known.blocks + (block ? 1 : 0) });
  }
  return { members, pages: [...pages.values()].sort((a, b) => compareNames(a.title, b.title)) };
}

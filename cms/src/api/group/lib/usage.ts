import type { Core } from '@strapi/strapi';
import { getPublished } from '../../../published';
import { compareNames } from '../../../utils/dutch-order';
import type { GroupUsageResponse } from '../schemas/group';
import { requireGroup } from './groups';

/** Where a group is used in drafts, live and scheduled versions. Throws 404. */
export async function loadGroupUsage(strapi: Core.Strapi, id: unknown): Promise<GroupUsageResponse> {
  const { documentId } = await requireGroup(strapi, id);
  const members = await strapi.db
    .query('plugin::users-permissions.user')
    .count({ where: { groups: { documentId } } });
  const pages = new Map<string, GroupUsageResponse['pages'][number]>();
  const published = getPublished(strapi);
  const { byId } = (await published.snapshot()).pages;
  for (const { page, block } of await published.groupUsedOn(documentId)) {
    const draft = byId.get(page.id)?.draft.groups.includes(documentId) ?? false;
    const known = pages.get(page.id) ?? { ...page, blocks: 0, draft };
    pages.set(page.id, { ...known, blocks: known.blocks + (block ? 1 : 0) });
  }
  return { members, pages: [...pages.values()].sort((a, b) => compareNames(a.title, b.title)) };
}

import type { Core } from '@strapi/strapi';
import { blockTypes } from '../../../blocks/registry';
import { getPublished } from '../../../published';
import { getPlace, type PagePlace } from '../../../published/page-entry';
import { readContent } from '../../../published/content';
import { getSlugs } from '../../../published/page-index';
import { keepLinks } from '../../../blocks/stored-block';
import { checkReferences } from '../lib/references';
import { getPresenterContext, type Shown } from '../presenters/page';
import type { PageInput, PageMove } from '../schemas/page-input';
import { createPage } from '../lib/writes/create-page';
import { deletePage, deletePageForGood } from '../lib/writes/delete-page';
import { movePage } from '../lib/writes/move-page';
import { nameRevision, restoreRevision, type RevisionOf } from '../lib/writes/change-revision';
import { restorePage } from '../lib/writes/restore-page';
import { savePage, type SaveOptions } from '../lib/writes/save-page';

/** Writes of pages with all their rules; errors are thrown as PortalError. `by` is the id of a user. */
export interface PageService {
  create(input: PageInput & { title: string }, by: string | null): Promise<string>;
  /** Returns the draft as it was written. */
  save(id: string, input: PageInput, options: SaveOptions): Promise<Shown<PagePlace>>;
  move(id: string, move: PageMove): Promise<void>;
  remove(id: string, by: string | null): Promise<void>;
  removeForGood(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  nameRevision(which: RevisionOf, name: string | null): Promise<void>;
  restoreRevision(which: RevisionOf, options: SaveOptions): Promise<void>;
}

/** The page service of this application. */
export const pageService = (strapi: Core.Strapi): PageService => {
  const live = getPublished(strapi);
  const types = blockTypes(strapi);
  /** The input with its references checked and its links in their stored form. */
  const settled = async <T extends PageInput>(input: T): Promise<T> => {
    await checkReferences(live, types, input);
    if (!input.blocks) return input;
    const slugs = getSlugs((await live.snapshot()).pages);
    return { ...input, blocks: keepLinks(types, input.blocks, slugs) };
  };
  return {
    async create(input, by) {
      return createPage(strapi, await settled(input), by);
    },
    async save(id, input, options) {
      const before = await live.snapshot();
      const row = await savePage(strapi, id, await settled(input), options);
      // A new slug or parent changes more than this page.
      const movesPage = input.slug !== undefined || input.parent_id !== undefined;
      const now = movesPage ? await live.snapshot() : before;
      const around = getPresenterContext(now, types);
      return { page: getPlace(row), content: readContent(types, row.draft), pages: now.pages, around };
    },
    move: (id, move) => movePage(strapi, id, move),
    remove: (id, by) => deletePage(strapi, id, by),
    removeForGood: (id) => deletePageForGood(strapi, id),
    restore: (id) => restorePage(strapi, id),
    nameRevision: (which, name) => nameRevision(strapi, which, name),
    async restoreRevision(which, options) {
      const known = await live.snapshot();
      await restoreRevision(strapi, which, options, known);
    },
  };
};

export default ({ strapi }: { strapi: Core.Strapi }): PageService => pageService(strapi);

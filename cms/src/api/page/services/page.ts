import type { Core } from '@strapi/strapi';
import { blockTypes } from '../../../blocks/registry';
import { getLive } from '../../../live';
import { checkReferences } from '../rules/references';
import type { PageInput, PageMove } from '../schemas/page-input';
import { createPage } from '../writes/create-page';
import { deletePage, deletePageForGood } from '../writes/delete-page';
import { movePage } from '../writes/move-page';
import { restorePage } from '../writes/restore-page';
import { savePage, type SaveOptions } from '../writes/save-page';

/** Writes of pages, each with all its rules; what is wrong with a write is thrown as PortalError. `by` is the id of a user. */
export interface PageService {
  create(input: PageInput & { title: string }, by: string | null): Promise<string>;
  save(id: string, input: PageInput, options: SaveOptions): Promise<void>;
  move(id: string, move: PageMove): Promise<void>;
  remove(id: string, by: string | null): Promise<void>;
  removeForGood(id: string): Promise<void>;
  restore(id: string): Promise<void>;
}

/** The writes of pages of this application. */
export const pageService = (strapi: Core.Strapi): PageService => {
  const check = (input: PageInput) => checkReferences(getLive(strapi), blockTypes(strapi), input);
  return {
    async create(input, by) {
      await check(input);
      return createPage(strapi, input, by);
    },
    async save(id, input, options) {
      await check(input);
      await savePage(strapi, id, input, options);
    },
    move: (id, move) => movePage(strapi, id, move),
    remove: (id, by) => deletePage(strapi, id, by),
    removeForGood: (id) => deletePageForGood(strapi, id),
    restore: (id) => restorePage(strapi, id),
  };
};

export default ({ strapi }: { strapi: Core.Strapi }): PageService => pageService(strapi);

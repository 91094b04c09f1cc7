import type { Core } from '@strapi/strapi';
import { blockTypes } from '../../../blocks/registry';
import { getPublished } from '../../../published';
import { getPlace, type PagePlace } from '../../../published/page-entry';
import { mapFields, readContent } from '../../../published/content';
import { getLinkTargets } from '../../../published/link-targets';
import { createLinkStorer } from '../../../blocks/stored-links';
import { anonymous } from '../../../permissions/viewer';
import { checkReferences } from '../lib/references';
import { getPresenterContext, type PageVersion } from '../presenters/page';
import type { PageInput } from '../schemas/page-input';
import { mapInTurn } from '../../../utils/take-turns';
import { createPage } from '../lib/writes/create-page';
import { savePage, type SaveOptions } from '../lib/writes/save-page';

/** Writes of pages whose input needs more than its own rules. `by` is the id of a user. */
export const pageService = (strapi: Core.Strapi) => {
  const published = getPublished(strapi);
  const types = blockTypes(strapi);

  /** The input with its references checked and its links in their stored form. */
  const prepareInput = async <T extends PageInput>(input: T): Promise<T> => {
    await checkReferences(published, types, input);
    const storeLinks = createLinkStorer(types, getLinkTargets(await published.snapshot(), anonymous));
    const { blocks, fields } = input;
    return {
      ...input,
      ...(blocks && { blocks: await mapInTurn(blocks, storeLinks) }),
      ...(fields && { fields: mapFields(fields, storeLinks) }),
    };
  };

  return {
    async create(input: PageInput & { title: string }, by: string | null): Promise<string> {
      return createPage(strapi, await prepareInput(input), by);
    },

    /** Returns the draft as it was written. */
    async save(id: string, input: PageInput, options: SaveOptions): Promise<PageVersion<PagePlace>> {
      const before = await published.snapshot();
      const row = await savePage(strapi, id, await prepareInput(input), options);
      // A new slug or parent changes more than this page.
      const movesPage = input.slug !== undefined || input.parent_id !== undefined;
      const now = movesPage ? await published.snapshot() : before;
      const around = getPresenterContext(now, types);
      const content = await readContent(types, row.draft);
      return { page: getPlace(row), content, pages: now.pages, around };
    },
  };
};

export default ({ strapi }: { strapi: Core.Strapi }) => pageService(strapi);

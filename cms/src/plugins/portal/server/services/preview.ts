import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { findDraft } from '../../../../api/page/lib/reads/draft';
import {
  createAccountLinks,
  getPanelAccount,
  type PanelAbility,
  mayOnDocument,
} from '../../../../http/panel-account';

/**
 * Whether a role may perform all of these actions on a page, and on a field of it. Throws when there is no such page.
 */
export async function mayOnPage(
  strapi: Core.Strapi,
  ability: PanelAbility,
  documentId: string,
  actions: readonly string[],
  field?: string,
): Promise<boolean> {
  const page = { uid: 'api::page.page', documentId, deletedAt: null };
  const may = await mayOnDocument(strapi, ability, page, actions, field);
  if (may === null) throw new errors.NotFoundError('Deze pagina is er niet meer.');
  return may;
}

const READ = ['plugin::content-manager.explorer.read'];

const HOUR_S = 3600;

/** URLs of drafts, each for one account of the panel. */
export const previewLinks = createAccountLinks('page-previews', HOUR_S);

/** The portal's screen that shows the draft of a page. */
export const getPreviewPath = (id: string): string => `/preview/${id}`;

/** Whether a role may read the text of a page. */
export const mayPreview = (strapi: Core.Strapi, ability: PanelAbility, id: string): Promise<boolean> =>
  mayOnPage(strapi, ability, id, READ, 'blocks');

/** The service that Strapi's own preview calls. */
export const previewService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The preview of a page for the requesting account; undefined for other types. */
  async findAddress(uid: string, documentId: string | undefined): Promise<string | undefined> {
    const account = getPanelAccount(strapi);
    if (uid !== 'api::page.page' || !documentId || !account) return undefined;
    const draft = await findDraft(strapi, { documentId });
    if (!draft || !(await mayPreview(strapi, account.ability, documentId))) return undefined;
    return previewLinks.make(getPreviewPath(documentId), account.maintainer.id, Date.now());
  },
});

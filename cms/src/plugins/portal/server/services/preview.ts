import type { Core } from '@strapi/strapi';
import { findDraft } from '../../../../api/page/lib/reads/draft';
import { getPanelAccount, type PanelAbility } from '../../../../http/panel-account';
import { getPreviewAddress } from '../preview/address';
import { mayOnPage } from './page-rights';

const READ = ['plugin::content-manager.explorer.read'];

/** Whether a role may read the text of a page. */
export const mayPreview = (strapi: Core.Strapi, ability: PanelAbility, id: string): Promise<boolean> =>
  mayOnPage(strapi, ability, id, READ, 'blocks');

/** What Strapi's own preview asks. */
export const previewService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The preview of a page for the account that asks; undefined for anything else, which has none. */
  async getAddress(uid: string, documentId: string | undefined): Promise<string | undefined> {
    const account = getPanelAccount(strapi);
    if (uid !== 'api::page.page' || !documentId || !account) return undefined;
    const draft = await findDraft(strapi, { documentId });
    if (!draft || !(await mayPreview(strapi, account.ability, documentId))) return undefined;
    return getPreviewAddress(documentId, account.maintainer.id, Date.now());
  },
});

import type { StrapiApp } from '@strapi/strapi/admin';
import { PagePanel } from './page-panel';
import { PublishPage } from './publish-page';
import { translations } from './translations';

/** What of the content manager is used here. */
interface ContentManager {
  addDocumentAction: (actions: (typeof PublishPage)[]) => void;
  addEditViewSidePanel: (panels: (typeof PagePanel)[]) => void;
}

const isContentManager = (apis: unknown): apis is ContentManager =>
  typeof apis === 'object' && apis !== null && 'addDocumentAction' in apis && 'addEditViewSidePanel' in apis;

/** Strapi's own panel, in Dutch, without calls to its maker; pages can be published from it. */
export default {
  config: {
    locales: ['nl'],
    translations,
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap(app: StrapiApp): void {
    const apis: unknown = app.getPlugin('content-manager').apis;
    if (!isContentManager(apis)) return;
    apis.addDocumentAction([PublishPage]);
    apis.addEditViewSidePanel([PagePanel]);
  },
};

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

/** Strapi's panel keeps per instance that somebody closed a banner; without telemetry an instance has no id. */
const BANNER = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

/** News of Strapi's makers, in English and with a link to their site, is nothing for a hospital. */
function closeBanner(): void {
  for (const id of ['undefined', 'false']) window.localStorage.setItem(`${BANNER}:${id}`, 'true');
}

/** Strapi's own panel, in Dutch, without calls to its maker; pages can be published from it. */
export default {
  config: {
    locales: ['nl'],
    translations,
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap(app: StrapiApp): void {
    closeBanner();
    const apis: unknown = app.getPlugin('content-manager').apis;
    if (!isContentManager(apis)) return;
    apis.addDocumentAction([PublishPage]);
    apis.addEditViewSidePanel([PagePanel]);
  },
};

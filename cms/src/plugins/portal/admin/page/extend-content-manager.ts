import type { StrapiApp } from '@strapi/strapi/admin';
import { PagePanel } from './page-panel';
import { PublishPage } from './publish-page';

/** What of the content manager is used here. */
interface ContentManager {
  addDocumentAction: (actions: (typeof PublishPage)[]) => void;
  addEditViewSidePanel: (panels: (typeof PagePanel)[]) => void;
}

const isContentManager = (apis: unknown): apis is ContentManager =>
  typeof apis === 'object' && apis !== null && 'addDocumentAction' in apis && 'addEditViewSidePanel' in apis;

/** Adds the state of a page, and publishing it, to the screen with its fields. */
export function extendContentManager(app: StrapiApp): void {
  const apis: unknown = app.getPlugin('content-manager').apis;
  if (!isContentManager(apis)) return;
  apis.addDocumentAction([PublishPage]);
  apis.addEditViewSidePanel([PagePanel]);
}

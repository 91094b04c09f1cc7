import type { StrapiApp } from '@strapi/strapi/admin';
import { DeletedSwitch } from '../lists/deleted-switch';
import { addStateColumn } from '../lists/state-column';
import { DeletedPanel, PagePanel } from './page-panel';
import { PublishPage, UnpublishPage } from './publish-page';

/** The part of the content manager that is used here. */
interface ContentManager {
  addDocumentAction: (actions: (typeof PublishPage | typeof UnpublishPage)[]) => void;
  addEditViewSidePanel: (panels: (typeof PagePanel | typeof DeletedPanel)[]) => void;
}

const isContentManager = (apis: unknown): apis is ContentManager =>
  typeof apis === 'object' && apis !== null && 'addDocumentAction' in apis && 'addEditViewSidePanel' in apis;

/** Adds the state of pages and assets to their lists, and to the screen with their fields, with publishing. */
export function extendContentManager(app: StrapiApp): void {
  const contentManager = app.getPlugin('content-manager');
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', addStateColumn);
  contentManager.injectComponent('listView', 'actions', { name: 'portal-deleted', Component: DeletedSwitch });
  const apis: unknown = contentManager.apis;
  if (!isContentManager(apis)) return;
  apis.addDocumentAction([PublishPage, UnpublishPage]);
  apis.addEditViewSidePanel([PagePanel, DeletedPanel]);
}

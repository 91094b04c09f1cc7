import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { blockTypes } from '../../../../blocks/registry';
import { relationNames } from '../added-fields';

const storage = new AsyncLocalStorage<'content' | 'rows'>();

/**
 * Runs a write of pages to which the rules were already applied, so that the guard on Strapi's document service lets it
 * pass.
 */
export const runAsPortal = <T>(write: () => T): T => storage.run('content', write);

/** The same for a write of the rows of blocks alone: it leaves the page's own columns as they are. */
export const runAsRowWrite = <T>(write: () => T): T => storage.run('rows', write);

/** Whether the current write comes from the portal's own services. */
export const isPortalWrite = (): boolean => storage.getStore() !== undefined;

/** Prevents Strapi from changing the date of a page when only the rows of its blocks are updated. */
export function preservePageDates(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['api::page.page'],
    beforeUpdate({ params }) {
      if (storage.getStore() !== 'rows') return;
      const { data } = params;
      const names = ['blocks', ...relationNames(blockTypes(strapi))].filter((name) => name in data);
      params.data = Object.fromEntries(names.map((name) => [name, data[name]]));
    },
  });
}

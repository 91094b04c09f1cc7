import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<true>();

/**
 * Runs a write of pages whose rules were already applied, so that the guard on Strapi's document service lets
 * it through.
 */
export const asPortal = <T>(write: () => T): T => storage.run(true, write);

/** Whether the current write comes from the portal's own services. */
export const isPortalWrite = (): boolean => storage.getStore() === true;

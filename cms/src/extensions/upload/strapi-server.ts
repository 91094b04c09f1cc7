import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { prepareStorage } from '../../storage';
import { clearTempFolder } from '../../storage/folders';
import { receiveMaintainersUpload } from '../../storage/upload/maintainers-upload';
import { strapiProvider } from '../../storage/provider/strapi-provider';
import { whenCleanupDone } from '../../storage/pending';
import { cleanFileNames } from './clean-file-names';
import { guardChanges, guardFolderReads, guardRemovals } from './guard-files';

interface Route {
  method: string;
  path: string;
  config?: { policies?: unknown[]; middlewares?: unknown[] };
}

interface UploadPlugin {
  routes: { admin: { type: string; routes: Route[] } };
  services: Record<string, unknown>;
  register(context: { strapi: Core.Strapi }): Promise<void>;
}

const UPLOAD_ROUTES = ['/', '/files', '/files/:id/replace'];
const REMOVAL_ROUTES = ['DELETE /files/:id', 'POST /actions/bulk-delete'];
const FOLDER_ROUTES = ['/folders', '/folders/:id', '/folder-structure'];

// A maintainer's write and its audit log entry succeed or fail together.
const inTransaction = async (_ctx: Context, next: Next): Promise<unknown> => {
  const result: unknown = await strapi.db.transaction(() => next());
  await whenCleanupDone();
  return result;
};

function getPortalHandlers({ method, path: of }: Route): unknown[] {
  if (method === 'GET') return FOLDER_ROUTES.includes(of) ? [guardFolderReads] : [];
  if (REMOVAL_ROUTES.includes(`${method} ${of}`)) return [inTransaction, guardRemovals];
  const guard = guardChanges(of.startsWith('/folders') ? 'folder' : 'file');
  // Once before a file is received, and again with the fields of the form.
  return UPLOAD_ROUTES.includes(of) && method === 'POST'
    ? [guard, receiveMaintainersUpload, guard, inTransaction]
    : [inTransaction, guard];
}

const withPortalHandlers = (route: Route): Route => ({
  ...route,
  config: { ...route.config, middlewares: getPortalHandlers(route) },
});

/** Pictures stay as uploaded; screens show the portal's own renditions. */
const UPLOAD_SETTINGS = {
  optimize: <File>(file: File): Promise<File> => Promise.resolve(file),
  generateThumbnail: () => Promise.resolve(null),
  generateResponsiveFormats: () => Promise.resolve([]),
};

function useProvider(strapi: Core.Strapi): void {
  const plugin: object = strapi.plugin('upload');
  const stock: unknown = 'provider' in plugin ? plugin.provider : null;
  // Strapi's defaults are in the prototype. The stock provider is left out, because it serves every file
  // publicly.
  const base: unknown = Object.getPrototypeOf(stock);
  if (typeof base !== 'object') throw new Error('The upload plugin has no provider');
  Object.assign(plugin, { provider: Object.assign(Object.create(base), strapiProvider) });
}

/**
 * Makes Strapi's upload plugin store files like the portal: privately, and only what the content check
 * accepts, and let a role change only what it may. Which routes there are is in src/server/security.
 */
export default (plugin: UploadPlugin): UploadPlugin => {
  const { register } = plugin;
  plugin.routes.admin.routes = plugin.routes.admin.routes.map(withPortalHandlers);
  const manipulation = plugin.services['image-manipulation'];
  plugin.services['image-manipulation'] = Object.assign({}, manipulation, UPLOAD_SETTINGS);
  plugin.register = async ({ strapi }) => {
    // The stock provider refuses to start without this folder; it stays empty.
    mkdirSync(path.join(strapi.dirs.static.public, 'uploads'), { recursive: true });
    await register({ strapi });
    useProvider(strapi);
    cleanFileNames(strapi);
    await prepareStorage(strapi);
    await clearTempFolder();
  };
  return plugin;
};

import type { Core } from '@strapi/strapi';
import { watchMaintainers } from './audit';
import { guardAttachedFiles } from './guard-attached-files';

/** Inside the guards of pages and assets, which the application registers first. */
export function bootstrap({ strapi }: { strapi: Core.Strapi }): void {
  guardAttachedFiles(strapi);
  watchMaintainers(strapi);
}

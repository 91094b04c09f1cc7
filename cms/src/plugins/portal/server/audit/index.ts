import type { Core } from '@strapi/strapi';
import { watchContent } from './content';
import { watchFiles } from './files';
import { watchLogins } from './logins';

/**
 * Writes audit log entries for maintainers' actions in Strapi's own panel. They are not portal users, so the
 * details name them.
 */
export function watchMaintainers(strapi: Core.Strapi): void {
  watchContent(strapi);
  watchFiles(strapi);
  watchLogins(strapi);
}

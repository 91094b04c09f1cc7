import type { Core } from '@strapi/strapi';
import { watchContent } from './content';
import { watchFiles } from './files';
import { watchLogins } from './logins';

/** Notes what maintainers do in Strapi's own panel. They are no users of the portal: the details name them. */
export function watchMaintainers(strapi: Core.Strapi): void {
  watchContent(strapi);
  watchFiles(strapi);
  watchLogins(strapi);
}

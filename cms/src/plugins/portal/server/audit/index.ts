import type { Core } from '@strapi/strapi';
import { watchContent } from './content';
import { watchFiles } from './files';
import { logFailure } from '../../../../database/outages';
import { audit, type AuditLine } from '../../../../audit';
import { toMaintainerRef } from '../../../../audit/caller';
import type { Maintainer } from '../../../../http/panel-account';

/**
 * Logs maintainers' logins and logouts. Strapi emits events without waiting for handlers, so a failed audit
 * log entry is reported in the server log. Refused logins are recorded where they are refused
 * (src/plugins/portal/server/login).
 */
function watchLogins(strapi: Core.Strapi): void {
  const auditLogin = async (line: AuditLine): Promise<void> => {
    try {
      await audit(strapi, line);
    } catch (error) {
      logFailure(strapi, error, 'A login to the panel is not in the audit log');
    }
  };
  const about =
    (action: 'maintainer.login' | 'maintainer.logout') =>
    ({ user }: { user: Maintainer }) =>
      auditLogin({ action, subject: String(user.id), details: { maintainer: toMaintainerRef(user) } });
  strapi.eventHub.on('admin.auth.success', about('maintainer.login'));
  strapi.eventHub.on('admin.logout', about('maintainer.logout'));
}

/**
 * Writes audit log entries for maintainers' actions in Strapi's own panel. They are not portal users, so the
 * details name them.
 */
export function auditMaintainers(strapi: Core.Strapi): void {
  watchContent(strapi);
  watchFiles(strapi);
  watchLogins(strapi);
}

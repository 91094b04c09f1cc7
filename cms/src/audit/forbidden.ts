import type { Core } from '@strapi/strapi';
import { auditOnceADay } from './index';

/**
 * Records that a logged-in user called something for administrators only: once a day per route, so that
 * repeated calls cannot flood the audit log.
 */
export async function auditForbidden(strapi: Core.Strapi): Promise<void> {
  const route: { method: string; path: string } | undefined = strapi.requestContext.get()?.state.route;
  if (!route) return;
  const subject = `${route.method} ${route.path}`;
  await auditOnceADay(strapi, { action: 'auth.forbid', subject });
}

import type { Core } from '@strapi/strapi';
import { auditOnceADay } from './index';

/**
 * Notes that somebody who is logged in tried what only administrators may: once a day for each call, so that nobody
 * fills the log by asking on.
 */
export async function auditForbidden(strapi: Core.Strapi): Promise<void> {
  const route: { method: string; path: string } | undefined = strapi.requestContext.get()?.state.route;
  if (!route) return;
  const subject = `${route.method} ${route.path}`;
  await auditOnceADay(strapi, { action: 'auth.forbid', subject });
}

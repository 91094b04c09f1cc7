import type { IncomingHttpHeaders } from 'node:http';
import type { Core } from '@strapi/strapi';
import { getBearer } from '../portal-strategy';

/** Whether a request carries the token of a maintainer who is logged in to Strapi's panel. */
export async function hasPanelSession(strapi: Core.Strapi, headers: IncomingHttpHeaders): Promise<boolean> {
  const token = getBearer(headers);
  if (!token) return false;
  const sessions = strapi.sessionManager('admin');
  const result = sessions.validateAccessToken(token);
  return result.isValid && (await sessions.isSessionActive(result.payload.sessionId));
}

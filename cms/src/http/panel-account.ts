import type { IncomingHttpHeaders } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../config/env';
import { getBearer } from './portal-strategy';

/** An account of Strapi's own panel. */
export interface Maintainer {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  email?: string | null;
}

/** The abilities of an account of Strapi's panel. */
export interface PanelAbility {
  can(action: string, subject?: unknown, field?: string): boolean;
  cannot(action: string, subject?: unknown, field?: string): boolean;
}

/** An account of Strapi's panel with its abilities. */
export interface PanelAccount {
  maintainer: Maintainer;
  ability: PanelAbility;
}

const REFRESH_COOKIE = 'strapi_admin_refresh';

/** The panel account that makes the current request to the panel's own API; null for any other caller. */
export function getPanelAccount(strapi: Core.Strapi): PanelAccount | null {
  const state = strapi.requestContext.get()?.state;
  const auth: { strategy?: { name?: string } } | undefined = state?.auth;
  const maintainer: Maintainer | undefined = state?.user;
  const ability: PanelAbility | undefined = state?.userAbility;
  return auth?.strategy?.name === 'admin' && maintainer && ability ? { maintainer, ability } : null;
}

/** The panel account logged in to the browser that sends this request; null when there is none. */
export async function getBrowserAccount(strapi: Core.Strapi, ctx: Context): Promise<PanelAccount | null> {
  const token = getEnv().strapiAdmin ? ctx.cookies.get(REFRESH_COOKIE) : undefined;
  if (!token) return null;
  const session: { isValid: boolean; userId?: string } = await strapi
    .sessionManager('admin')
    .validateRefreshToken(token);
  if (!session.isValid) return null;
  const user = await strapi.db
    .query('admin::user')
    .findOne({ where: { id: Number(session.userId), isActive: true }, populate: ['roles'] });
  if (!user || user.blocked) return null;
  const ability: PanelAbility = await strapi.service('admin::permission').engine.generateUserAbility(user);
  return { maintainer: user, ability };
}

/** Whether a request carries the token of a maintainer who is logged in to Strapi's panel. */
export async function hasPanelSession(strapi: Core.Strapi, headers: IncomingHttpHeaders): Promise<boolean> {
  const token = getBearer(headers);
  if (!token) return false;
  const sessions = strapi.sessionManager('admin');
  const result = sessions.validateAccessToken(token);
  return result.isValid && (await sessions.isSessionActive(result.payload.sessionId));
}

const FILE = 'plugin::upload.file';
const READ = 'plugin::upload.read';

/** Whether a role of Strapi's panel may read a file. Its conditions depend on who uploaded the file. */
export async function mayReadFile(
  strapi: Core.Strapi,
  ability: PanelAbility,
  documentId: string,
): Promise<boolean> {
  const file: object | null = await strapi.db
    .query(FILE)
    .findOne({ where: { documentId }, populate: ['createdBy', 'createdBy.roles', 'folder'] });
  if (!file) return false;
  const { toSubject }: { toSubject: (row: object) => unknown } = strapi
    .service('admin::permission')
    .createPermissionsManager({ ability, action: READ, model: FILE });
  return ability.can(READ, toSubject(file));
}

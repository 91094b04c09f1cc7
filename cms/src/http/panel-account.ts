import type { IncomingHttpHeaders } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../config/env';
import { createSigner } from '../utils/tokens';
import { getBearer } from './portal-strategy';

/** An account of Strapi's own panel. */
export interface Maintainer {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  email?: string | null;
}

export interface PanelAbility {
  can(action: string, subject?: unknown, field?: string): boolean;
  cannot(action: string, subject?: unknown, field?: string): boolean;
  rulesFor(action: string, subject: string): { conditions?: object }[];
}

interface PanelAccount {
  maintainer: Maintainer;
  ability: PanelAbility;
}

const REFRESH_COOKIE = 'strapi_admin_refresh';
const FILE = 'plugin::upload.file';

/** The panel account that makes the current request to the panel's own API; null for any other caller. */
export function getPanelAccount(strapi: Core.Strapi): PanelAccount | null {
  const state = strapi.requestContext.get()?.state;
  const auth: { strategy?: { name?: string } } | undefined = state?.auth;
  const maintainer: Maintainer | undefined = state?.user;
  const ability: PanelAbility | undefined = state?.userAbility;
  return auth?.strategy?.name === 'admin' && maintainer && ability ? { maintainer, ability } : null;
}

/** The panel account with an id, when it is logged in to the browser that sends this request; else null. */
export async function findBrowserAccount(
  strapi: Core.Strapi,
  ctx: Context,
  id: number,
): Promise<PanelAccount | null> {
  const token = getEnv().strapiAdmin ? ctx.cookies.get(REFRESH_COOKIE) : undefined;
  if (!token) return null;
  const session: { isValid: boolean; userId?: string } = await strapi
    .sessionManager('admin')
    .validateRefreshToken(token);
  if (!session.isValid || Number(session.userId) !== id) return null;
  const user = await strapi.db
    .query('admin::user')
    .findOne({ where: { id, isActive: true }, populate: ['roles'] });
  if (!user || user.blocked) return null;
  const ability: PanelAbility = await strapi.service('admin::permission').engine.generateUserAbility(user);
  return { maintainer: user, ability };
}

/** Creates and reads signed, temporary URLs for one account of the panel. */
export function createAccountLinks(purpose: string, seconds: number) {
  const signer = createSigner(purpose);
  const signed = (path: string, account: string, expires: string) => [path, account, expires].join('?');
  return {
    make(path: string, accountId: number, now: number): string {
      const [account, expires] = [String(accountId), String(Math.floor(now / 1000) + seconds)];
      const signature = signer.sign(signed(path, account, expires));
      return `${path}?${new URLSearchParams({ account, expires, signature }).toString()}`;
    },

    /** The account that a URL was issued to, when it is logged in to this browser; otherwise null. */
    async findAccount(strapi: Core.Strapi, ctx: Context, path: string): Promise<PanelAccount | null> {
      const { account, expires, signature } = ctx.query;
      if (typeof account !== 'string' || typeof expires !== 'string' || typeof signature !== 'string') {
        return null;
      }
      const isValid = signer.isSigned(signed(path, account, expires), signature);
      return isValid && Number(expires) * 1000 > Date.now()
        ? findBrowserAccount(strapi, ctx, Number(account))
        : null;
    },
  };
}

/** Whether a request carries the token of a maintainer who is logged in to Strapi's panel. */
export async function hasPanelSession(strapi: Core.Strapi, headers: IncomingHttpHeaders): Promise<boolean> {
  const token = getBearer(headers);
  if (!token) return false;
  const sessions = strapi.sessionManager('admin');
  const result = sessions.validateAccessToken(token);
  return result.isValid && (await sessions.isSessionActive(result.payload.sessionId));
}

/** Creates the function that checks what a role of Strapi's panel may do to a row, and to a field of it. */
function makeMayOnRow(strapi: Core.Strapi, ability: PanelAbility, uid: string) {
  const { toSubject }: { toSubject: (row: object) => unknown } = strapi
    .service('admin::permission')
    .createPermissionsManager({ ability, model: uid });
  return (row: object, action: string, field?: string): boolean => ability.can(action, toSubject(row), field);
}

/** What the conditions of a role depend on: the creator of a row, and the folder of a file. */
const getConditioned = (uid: string): string[] => [
  'createdBy',
  'createdBy.roles',
  ...(uid === FILE ? ['folder'] : []),
];

/**
 * Whether a role of Strapi's panel may perform all of these actions on a document, and on a field of it; null when
 * there is no such document. Roles may be limited to their own documents or to folders, so this checks the row itself.
 */
export async function mayOnDocument(
  strapi: Core.Strapi,
  ability: PanelAbility,
  { uid, ...where }: { uid: string; documentId: string; deletedAt?: null },
  actions: readonly string[],
  field?: string,
): Promise<boolean | null> {
  const row: object | null = await strapi.db.query(uid).findOne({ where, populate: getConditioned(uid) });
  if (!row) return null;
  const may = makeMayOnRow(strapi, ability, uid);
  return actions.every((action) => may(row, action, field));
}

/** The rows that match, each with whether a role of Strapi's panel may do this to it. */
export async function checkRowRights(
  strapi: Core.Strapi,
  ability: PanelAbility,
  { uid, where, populate = [] }: { uid: string; where: object; populate?: string[] },
  action: string,
) {
  const rows = await strapi.db
    .query(uid)
    .findMany({ where, populate: [...getConditioned(uid), ...populate] });
  const may = makeMayOnRow(strapi, ability, uid);
  return rows.map((row) => ({ row, isAllowed: may(row, action) }));
}

export const mayReadFile = async (
  strapi: Core.Strapi,
  ability: PanelAbility,
  documentId: string,
): Promise<boolean> =>
  (await mayOnDocument(strapi, ability, { uid: FILE, documentId }, ['plugin::upload.read'])) === true;

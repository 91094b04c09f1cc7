import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'koa';
import {
  anonymous,
  getActorId,
  getViewerId,
  type TokenScope,
  type TokenViewer,
  type Viewer,
} from '../permissions/viewer';
import { forbidden, notLoggedIn } from './errors';
import { limitToken } from './rate-limits/token-limit';
import { isApiToken } from '../utils/tokens';

/**
 * Who may call a route, checked before any lookup: `open` ignores the Authorization header, `all` uses it
 * when present, `user` requires a login, `admin` an administrator.
 */
export type Access = 'open' | 'all' | 'user' | 'admin';

/** Who may call a route: people by `access`, programs by the scope of their API token; null: none. */
export interface RouteAuth {
  access: Access;
  token: TokenScope | null;
}

/** The token in the Authorization header: null without the header, empty when it is no bearer token. */
export const getBearer = ({ authorization }: IncomingHttpHeaders): string | null => {
  if (!authorization) return null;
  return /^bearer (\S+)$/i.exec(authorization)?.[1] ?? '';
};

/** Resolves tokens to their current viewers. */
export interface Sessions {
  /** Looks a token up; null when it is invalid. */
  find(token: string): Promise<Viewer | null>;
  /** The remembered viewer of a token; null when a lookup is needed. */
  known(token: string): Viewer | null;
  /** Who somebody is now, by their id (`getActorId`), however long ago they called; null when they are gone or inactive. */
  findActor(id: string): Promise<Viewer | null>;
}

let sessions: Sessions = {
  find: () => Promise.resolve(null),
  known: () => null,
  findActor: () => Promise.resolve(null),
};

export function setSessions(those: Sessions): void {
  sessions = those;
}

/** The viewer of a request, without waiting; null when a lookup is needed. */
export function getCachedViewer(headers: IncomingHttpHeaders): Viewer | null {
  const token = getBearer(headers);
  return token === null ? anonymous : sessions.known(token);
}

let auditForbidden: () => Promise<void> = () => Promise.resolve();

/** Registers, once at start, what to do before a logged-in user is refused an administrators' route. */
export function setForbiddenAudit(audit: () => Promise<void>): void {
  auditForbidden = audit;
}

/** Refuses a logged-in user who is no administrator. */
export async function requireAdmin(viewer: Viewer): Promise<void> {
  if (viewer.kind === 'admin') return;
  await auditForbidden();
  throw forbidden();
}

const SESSION_OVER = 'Je sessie is verlopen. Log opnieuw in.';
const UNKNOWN_TOKEN = 'Deze sleutel geldt niet (meer). Vraag een beheerder om een nieuwe.';

/**
 * The viewer of a request by its Authorization header. Throws 401 for a token that does not count. A request with an API
 * token counts against its limit: the answer gets the headers that say so, or it throws 429.
 */
export async function identify(ctx: Context): Promise<Viewer> {
  const token = getBearer(ctx.headers);
  if (token === null) return anonymous;
  const viewer = await sessions.find(token);
  if (!viewer) throw notLoggedIn(isApiToken(token) ? UNKNOWN_TOKEN : SESSION_OVER);
  limitToken(viewer, (headers) => ctx.set(headers));
  return viewer;
}

/** Refuses an API token whose scopes do not include the one that a route asks for. */
async function checkScope(viewer: TokenViewer, { access, token }: RouteAuth): Promise<void> {
  if (token !== null && viewer.scopes.includes(token)) return;
  if (access === 'admin') await requireAdmin(viewer);
  throw forbidden('Dit kan niet met een sleutel.');
}

/**
 * A Strapi content-api strategy for our own sessions and API tokens. Strapi calls `authenticate` and then `verify` for every
 * route made by `defineRoute`; the viewer is in `ctx.state.viewer`.
 */
export const portalStrategy = {
  name: 'portal',

  async authenticate(ctx: Context): Promise<{ authenticated: true; credentials: Viewer }> {
    const access: Access = ctx.state.route.config.auth.access;
    const viewer = access === 'open' ? anonymous : await identify(ctx);
    ctx.state.viewer = viewer;
    return { authenticated: true, credentials: viewer };
  },

  async verify(auth: { credentials: Viewer }, route: RouteAuth): Promise<void> {
    if (auth.credentials.kind === 'token') return checkScope(auth.credentials, route);
    const { access } = route;
    if (access === 'open' || access === 'all') return;
    if (auth.credentials.kind === 'anonymous') throw notLoggedIn();
    if (access === 'admin') await requireAdmin(auth.credentials);
  },
};

/** Checks again, later in a request, that its viewer still may make it. Throws what a new request would get. */
export async function confirmViewer(ctx: Context): Promise<void> {
  const viewer = getViewer(ctx);
  const id = getActorId(viewer);
  if (id === null) return;
  const now = await sessions.findActor(id);
  if (!now) throw notLoggedIn(viewer.kind === 'token' ? UNKNOWN_TOKEN : SESSION_OVER);
  await portalStrategy.verify({ credentials: now }, ctx.state.route.config.auth);
}

export const getViewer = (ctx: Context): Viewer => ctx.state.viewer ?? anonymous;

/** The id of the user who makes a request; null for an anonymous visitor. */
export const getUserId = (ctx: Context): string | null => getViewerId(getViewer(ctx));

/** The id of the user who makes a request; throws 401 for an anonymous visitor. */
export function getUserIdOrThrow(ctx: Context): string {
  const id = getUserId(ctx);
  if (id === null) throw notLoggedIn();
  return id;
}

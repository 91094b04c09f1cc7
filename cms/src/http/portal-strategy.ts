import type { Context } from 'koa';
import { anonymous, type Viewer } from '../permissions/viewer';
import { forbidden, notLoggedIn } from './errors';
import type { Access } from './access';

/** The token in the Authorization header: null without the header, empty when it is no bearer. */
export const bearerOf = (ctx: Context): string | null => {
  const header = ctx.get('Authorization');
  if (!header) return null;
  return /^bearer (\S+)$/i.exec(header)?.[1] ?? '';
};

/** Looks a token up; null when it does not count. */
export type FindViewer = (token: string) => Promise<Viewer | null>;

let findViewer: FindViewer = () => Promise.resolve(null);

/** Set once at start by the sessions. */
export function useSessions(find: FindViewer): void {
  findViewer = find;
}

/** The viewer that a token stands for at this moment; null when it does not count. */
export const viewerOfToken: FindViewer = (token) => findViewer(token);

let noteForbidden: () => Promise<void> = () => Promise.resolve();

/** Set once at start: what to do before somebody who is logged in is refused what only administrators may. */
export function onForbidden(note: () => Promise<void>): void {
  noteForbidden = note;
}

/** Refuses who is logged in and no administrator what only administrators may. */
export async function refuseOthers(viewer: Viewer): Promise<void> {
  if (viewer.kind === 'admin') return;
  await noteForbidden();
  throw forbidden();
}

/**
 * Strapi content-api strategy over sessions of our own. Strapi calls `authenticate` and then `verify` for every
 * route made by `defineRoute`; the viewer is in `ctx.state.viewer`.
 */
export const portalStrategy = {
  name: 'portal',

  async authenticate(ctx: Context): Promise<{ authenticated: true; credentials: Viewer }> {
    const access: Access = ctx.state.route.config.auth.access;
    const token = access === 'open' ? null : bearerOf(ctx);
    const viewer = token === null ? anonymous : await findViewer(token);
    if (!viewer) throw notLoggedIn('Je sessie is verlopen. Log opnieuw in.');
    ctx.state.viewer = viewer;
    return { authenticated: true, credentials: viewer };
  },

  async verify(auth: { credentials: Viewer }, { access }: { access: Access }): Promise<void> {
    if (access === 'open' || access === 'all') return;
    if (auth.credentials.kind === 'anonymous') throw notLoggedIn();
    if (access === 'admin') await refuseOthers(auth.credentials);
  },
};

/** The viewer of this request. */
export const viewerOf = (ctx: Context): Viewer => ctx.state.viewer ?? anonymous;

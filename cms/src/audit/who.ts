import { isIP } from 'node:net';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Maintainer } from '../http/panel/panel-account';
import { getViewer } from '../http/portal-strategy';

/** Who makes the present request, and from where. A script or a clock makes none: then all is null. */
export interface Who {
  /** The id of a user of the portal. */
  actor: string | null;
  /** Who writes in Strapi's panel instead; they are no users of the portal. */
  maintainer: { id: number; name: string } | null;
  ip: string | null;
}

/** A maintainer as the log names them. */
export const named = ({ id, firstname, lastname, email }: Maintainer): { id: number; name: string } => ({
  id,
  name: [firstname, lastname].filter(Boolean).join(' ') || (email ?? ''),
});

function getMaintainer(ctx: Context): Who['maintainer'] {
  const auth: { strategy?: { name?: string } } | undefined = ctx.state.auth;
  const user: Maintainer | undefined = ctx.state.user;
  return auth?.strategy?.name === 'admin' && user ? named(user) : null;
}

function getActor(ctx: Context): string | null {
  const viewer = getViewer(ctx);
  return viewer.kind === 'anonymous' ? null : viewer.id;
}

/** Who makes the present request. */
export function getCurrentActor(strapi: Core.Strapi): Who {
  const ctx = strapi.requestContext.get();
  if (!ctx) return { actor: null, maintainer: null, ip: null };
  // Behind a proxy that is believed, the address is what a header says.
  const ip = isIP(ctx.ip) ? ctx.ip : null;
  return { actor: getActor(ctx), maintainer: getMaintainer(ctx), ip };
}

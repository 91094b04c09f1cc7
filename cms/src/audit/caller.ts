import { isIP } from 'node:net';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Maintainer } from '../http/panel-account';
import { getViewer } from '../http/portal-strategy';
import { getActorId } from '../permissions/viewer';

/** The caller of the current request and their address; all null for a script or a scheduled job. */
export interface Caller {
  /** The id of a portal user or an API token. */
  actor: string | null;
  /** The maintainer when the request comes from Strapi's panel; maintainers are not portal users. */
  maintainer: { id: number; name: string } | null;
  ip: string | null;
}

/** A maintainer as named in the audit log. */
export const toMaintainerRef = ({
  id,
  firstname,
  lastname,
  email,
}: Maintainer): { id: number; name: string } => ({
  id,
  name: [firstname, lastname].filter(Boolean).join(' ') || (email ?? ''),
});

function getMaintainer(ctx: Context): Caller['maintainer'] {
  const auth: { strategy?: { name?: string } } | undefined = ctx.state.auth;
  const user: Maintainer | undefined = ctx.state.user;
  return auth?.strategy?.name === 'admin' && user ? toMaintainerRef(user) : null;
}

export function getCaller(strapi: Core.Strapi): Caller {
  const ctx = strapi.requestContext.get();
  if (!ctx) return { actor: null, maintainer: null, ip: null };
  // Behind a trusted proxy, the address comes from a header.
  const ip = isIP(ctx.ip) ? ctx.ip : null;
  return { actor: getActorId(getViewer(ctx)), maintainer: getMaintainer(ctx), ip };
}

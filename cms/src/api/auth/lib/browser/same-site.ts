import type { Context } from 'koa';
import { getEnv } from '../../../../../config/env';
import { forbidden } from '../../../../http/errors';

const getHost = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Refuses calls from pages of other sites, which could log a user in as someone else, or out. Browsers state
 * the origin of a write; other clients do not, but hold no cookies of others.
 */
export function refuseOtherSites(ctx: Context): void {
  const origin = ctx.get('Origin');
  const { publicUrl, corsOrigins } = getEnv();
  if (origin === '' || origin === publicUrl || corsOrigins.includes(origin)) return;
  if (getHost(origin) === ctx.host) return;
  throw forbidden('Deze aanvraag komt van een andere website.');
}

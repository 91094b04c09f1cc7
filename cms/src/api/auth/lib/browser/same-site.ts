import type { Context } from 'koa';
import { getEnv } from '../../../../../config/env';
import { forbidden } from '../../../../http/errors';

const getHost = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Refuses a call that a page of another site makes in somebody's browser: it could log them in as another person, or
 * out. Browsers say where a write comes from; what is no browser says nothing and has no cookies of others.
 */
export function refuseOtherSites(ctx: Context): void {
  const origin = ctx.get('Origin');
  const { publicUrl, corsOrigins } = getEnv();
  if (origin === '' || origin === publicUrl || corsOrigins.includes(origin)) return;
  if (getHost(origin) === ctx.host) return;
  throw forbidden('Deze aanvraag komt van een andere website.');
}

import { randomBytes } from 'node:crypto';
import { SAML } from '@node-saml/node-saml';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { safePath } from '../../../../shared/safe-path';
import { countCall } from '../../../../http/rate-limits';
import { newToken } from '../../../../utils/tokens';
import type { SamlProvider } from '../provider';
import { samlOptions } from '../provider/options';
import { storeLoginRequest } from '../store/logins';
import { setLoginCookie } from './browser';

/** GET /saml2/{provider}/login: redirects a browser to the staff portal. */
export async function startLogin(strapi: Core.Strapi, ctx: Context, provider: SamlProvider): Promise<void> {
  await countCall(ctx, 'saml-start');
  const requestId = `_${randomBytes(20).toString('hex')}`;
  const relayState = newToken();
  await storeLoginRequest(strapi, relayState, {
    provider: provider.id,
    requestId,
    browserHash: setLoginCookie(ctx),
    target: safePath(ctx.query['redirect']),
  });
  const saml = new SAML({ ...samlOptions(provider), generateUniqueId: () => requestId });
  ctx.redirect(await saml.getAuthorizeUrlAsync(relayState, undefined, {}));
}

import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { PortalError } from '../http/errors';
import { finishLogin } from '../api/auth/saml/login/finish';
import { startLogin } from '../api/auth/saml/login/start';
import { getProviders, type SamlProvider } from '../api/auth/saml/provider';
import { getMetadata } from '../api/auth/saml/provider/options';

type Step = (strapi: Core.Strapi, ctx: Context, provider: SamlProvider) => Promise<void>;

const PATH = /^\/saml2\/([a-z0-9-]+)\/(login|acs|metadata)\/?$/;

const sendMetadata: Step = (_strapi, ctx, provider) => {
  ctx.type = 'application/samlmetadata+xml; charset=utf-8';
  ctx.body = getMetadata(provider);
  return Promise.resolve();
};

/** The SAML step of a request; null when it is none. */
function getStep(method: string, name: string | undefined): Step | null {
  if (method === 'POST') return name === 'acs' ? finishLogin : null;
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (name === 'login') return startLogin;
  return name === 'metadata' ? sendMetadata : null;
}

const factory: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const [, id, name] = PATH.exec(ctx.path) ?? [];
    const provider = id === undefined ? undefined : getProviders().find((each) => each.id === id);
    const step = provider && getStep(ctx.method, name);
    if (!provider || !step) return next();
    ctx.set('Cache-Control', 'no-store');
    try {
      await step(strapi, ctx, provider);
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      ctx.status = error.status;
      ctx.set(error.headers);
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = error.message;
    }
  };

/** Login through a staff portal: /saml2/{provider}/login, acs and metadata. */
export default factory;

import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parseBody } from '../../../http/parse-input';
import { exchangeCode } from '../saml/login/exchange';
import { refuseCrossSite, sendTokens } from '../lib/browser';
import { samlInput } from '../schemas/auth';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST /auth/saml. */
  async login(ctx: Context) {
    refuseCrossSite(ctx);
    const { code } = parseBody(ctx, samlInput);
    sendTokens(ctx, await exchangeCode(strapi, ctx, code));
  },
});

import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { invalidField, notLoggedIn } from '../../../../http/errors';
import { parseBody } from '../../../../http/parse-input';
import { getPanelAccount } from '../../../../http/panel-account';
import { confirmAddress } from '../own-account/address-change';

const input = z.object({ token: z.string().max(1000) });

export function addressController(strapi: Core.Strapi) {
  return {
    /** POST /portal/address: makes the new address count, with the link that was mailed there. */
    async confirm(ctx: Context): Promise<void> {
      const account = getPanelAccount(strapi);
      if (!account) throw notLoggedIn();
      const { token } = parseBody(ctx, input);
      if (!(await confirmAddress(strapi, account.maintainer.id, token))) {
        throw invalidField('token', 'Deze link is verlopen, al gebruikt of van een ander account.');
      }
      ctx.status = 204;
    },
  };
}

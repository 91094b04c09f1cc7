import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getPanelAccount } from '../../../../http/panel-account';
import { type Models, requireOnlyOpen } from './required-fields';

const EXPLORER = 'plugin::content-manager.explorer';

interface InitController {
  getInitData(ctx: Context): void;
}

/** GET /content-manager/init: gives each role forms that it can save. */
export function adaptForms(strapi: Core.Strapi): void {
  strapi.get('controllers').extend('plugin::content-manager.init', (stock: InitController) => ({
    ...stock,
    getInitData(ctx: Context & { body: { data: Models } }): void {
      stock.getInitData(ctx);
      const ability = getPanelAccount(strapi)?.ability;
      if (!ability) return;
      const may = (verb: string, uid: string, field: string) =>
        ability.can(`${EXPLORER}.${verb}`, uid, field);
      ctx.body.data = requireOnlyOpen(
        ctx.body.data,
        (uid, field) => may('read', uid, field) && (may('update', uid, field) || may('create', uid, field)),
      );
    },
  }));
}

import type { Core } from '@strapi/strapi';
import { runSql } from '../database/sql';

const factory: Core.MiddlewareFactory = (_config, { strapi }) => {
  const databaseAnswers = async () => {
    try {
      await runSql(strapi, 'select 1');
      return true;
    } catch {
      return false;
    }
  };
  return async (ctx, next) => {
    if (ctx.path !== '/_health' && ctx.path !== '/_health/') return next();
    ctx.set('Cache-Control', 'no-store');
    ctx.status = (await databaseAnswers()) ? 204 : 503;
  };
};

/** GET /_health: 204 when the database responds, 503 otherwise. */
export default factory;

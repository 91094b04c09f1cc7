import type { Core } from '@strapi/strapi';
import { runSql } from '../database/sql';

const HEALTH = /^\/_health(\/live)?\/?$/;

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
    const asked = HEALTH.exec(ctx.path);
    if (!asked) return next();
    ctx.set('Cache-Control', 'no-store');
    ctx.status = asked[1] !== undefined || (await databaseAnswers()) ? 204 : 503;
  };
};

/**
 * GET /_health: 204 when the database responds, 503 otherwise. GET /_health/live: 204 as long as the portal serves
 * visitors, which works without the database.
 */
export default factory;

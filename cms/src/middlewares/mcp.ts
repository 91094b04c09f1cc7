import type { Core } from '@strapi/strapi';
import { answerMcp, MCP_PATH } from '../mcp';

const factory: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  (ctx, next) =>
    ctx.path === MCP_PATH ? answerMcp(strapi, ctx) : next();

/** POST /mcp: assistants ask the guide (Model Context Protocol). */
export default factory;

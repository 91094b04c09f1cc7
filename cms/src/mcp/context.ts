import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../config/env';
import type { Viewer } from '../permissions/viewer';

/** The request that a tool answers. */
export interface ToolContext {
  strapi: Core.Strapi;
  /** The request; `ctx.state.viewer` is the same viewer. */
  ctx: Context;
  viewer: Viewer;
}

/** The whole address of a path of the portal, as an assistant gives it to a person. */
export const toAddress = (path: string): string => getEnv().publicUrl + path;

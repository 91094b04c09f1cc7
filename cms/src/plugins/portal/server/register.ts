import type { Core } from '@strapi/strapi';
import { registerActions } from './actions';
import { guardPanelLogin } from './login';

/** Before the tables and the routes are made. */
export async function register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
  await registerActions(strapi);
  guardPanelLogin(strapi);
}

import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/types';
import { expect } from 'vitest';
import type { Client } from './client';
import type { Portal } from './portal';
import type { Data } from './wire';

type Started = Portal & { strapi: Core.Strapi };

/** A permission as Strapi's panel keeps it. */
export interface Granted {
  action: string;
  subject?: string;
  conditions?: string[];
  properties?: { fields: string[] };
}

/** Calls of the panel's API, as an account that is logged in there. */
export async function inPanel(portal: Portal, account: { email: string; password: string }): Promise<Client> {
  const login = await portal.site.post<Data<{ token: string }>>('/admin/login', account);
  expect(login.status).toBe(200);
  return portal.site.bearer(login.body.data.token);
}

/** A new account of the panel, with one of Strapi's roles or with one that has only these permissions. */
export async function panelAccount(
  portal: Started,
  role: string | Granted[],
): Promise<Client & { accountId: number; roleId: number }> {
  const { strapi } = portal;
  const name = `panel-${randomUUID()}`;
  const roles = strapi.service('admin::role');
  const { id: roleId } =
    typeof role === 'string'
      ? await strapi.db.query('admin::role').findOne({ where: { code: role } })
      : await roles.create({ name, description: name });
  if (typeof role !== 'string') await roles.assignPermissions(roleId, role);
  const account = { email: `${name}@example.org`, password: 'Een-lang-wachtwoord-9' };
  const { id } = await strapi
    .service('admin::user')
    .create({ ...account, firstname: name, isActive: true, roles: [roleId] });
  return { ...(await inPanel(portal, account)), accountId: Number(id), roleId: Number(roleId) };
}

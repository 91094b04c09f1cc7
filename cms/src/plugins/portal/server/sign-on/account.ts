import type { Core } from '@strapi/strapi';
import type { Person } from './provider';

/** An account of Strapi's panel. */
export interface Maintainer {
  id: number;
  isActive: boolean;
  blocked: boolean | null;
}

const WHITELIST = 'plugin::strapi-plugin-sso.whitelists';

// The plugin's own check is case-sensitive, and treats an empty list as allowing every address.
const isListed = async (strapi: Core.Strapi, email: string): Promise<boolean> =>
  (await strapi.db.query(WHITELIST).findOne({ where: { email: { $eqi: email } } })) !== null;

/** The account of a listed user, created at the first login with the plugin's roles; null for anyone else. */
export async function maintainerFor(strapi: Core.Strapi, person: Person): Promise<Maintainer | null> {
  if (!(await isListed(strapi, person.email))) return null;
  const known: Maintainer | null = await strapi.service('admin::user').findOneByEmail(person.email);
  if (known) return known.isActive && !known.blocked ? known : null;
  const plugin = strapi.plugin('strapi-plugin-sso');
  const chosen: { roles?: number[] } | null = await plugin.service('role').oidcRoles();
  const roles = (chosen?.roles ?? []).map((id) => ({ id }));
  const { email, familyName, givenName } = person;
  return plugin.service('oauth').createUser(email, familyName, givenName, 'nl', roles);
}

import type { Core } from '@strapi/strapi';
import { hashToken } from '../../../../auth/tokens';

/** Somebody at a staff portal. */
export interface Name {
  provider: string;
  nameId: string;
}

const links = (strapi: Core.Strapi) => strapi.db.query('api::saml.saml-link');

const computeHash = ({ provider, nameId }: Name): string => hashToken(`${provider} ${nameId}`);

/** The id on the wire of the account that somebody has; null when there is none (any more). */
export async function linkedAccount(strapi: Core.Strapi, name: Name): Promise<string | null> {
  const link = await links(strapi).findOne({ where: { linkHash: computeHash(name) }, populate: ['user'] });
  return link?.user?.documentId ?? null;
}

/** Whether somebody of a staff portal has this account already. */
export async function isLinked(strapi: Core.Strapi, provider: string, userId: number): Promise<boolean> {
  return (await links(strapi).count({ where: { provider, user: userId } })) > 0;
}

/** Gives somebody an account; a link to one that was deleted is replaced. */
export async function link(strapi: Core.Strapi, name: Name, userId: number): Promise<void> {
  await links(strapi).deleteMany({ where: { linkHash: computeHash(name) } });
  await links(strapi).create({ data: { ...name, linkHash: computeHash(name), user: userId } });
}

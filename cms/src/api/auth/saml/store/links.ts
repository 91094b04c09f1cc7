import type { Core } from '@strapi/strapi';
import { hashToken } from '../../../../utils/tokens';

/** The identity of a user at a staff portal. */
export interface SamlIdentity {
  provider: string;
  nameId: string;
}

const links = (strapi: Core.Strapi) => strapi.db.query('api::saml.saml-link');

const computeHash = ({ provider, nameId }: SamlIdentity): string => hashToken(`${provider} ${nameId}`);

/** The public id of the linked account; null when there is none (any more). */
export async function findLinkedAccount(strapi: Core.Strapi, name: SamlIdentity): Promise<string | null> {
  const link = await links(strapi).findOne({ where: { linkHash: computeHash(name) }, populate: ['user'] });
  return link?.user?.documentId ?? null;
}

/** Whether the account is already linked to an identity at this provider. */
export async function isLinked(strapi: Core.Strapi, provider: string, userId: number): Promise<boolean> {
  return (await links(strapi).count({ where: { provider, user: userId } })) > 0;
}

/** Links an identity to an account; replaces a link to a deleted one. */
export async function linkAccount(strapi: Core.Strapi, name: SamlIdentity, userId: number): Promise<void> {
  await links(strapi).deleteMany({ where: { linkHash: computeHash(name) } });
  await links(strapi).create({ data: { ...name, linkHash: computeHash(name), user: userId } });
}

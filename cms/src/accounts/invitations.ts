import type { Core } from '@strapi/strapi';
import { audit } from '../audit';
import { enqueueMail, inviteLetter, productNameOf } from '../mail';
import { makePasswordLink } from './password-links';
import type { UserRow } from './user-row';
import { addUser, type UserValues } from './users';
import { changeAccounts } from './write-lock';

const VALID_MS = 7 * 24 * 60 * 60_000;

async function invite(strapi: Core.Strapi, productName: string, user: UserRow): Promise<void> {
  const usefulUntil = new Date(Date.now() + VALID_MS);
  const url = await makePasswordLink(strapi, user.email, usefulUntil);
  const letter = inviteLetter(productName, user.firstName ?? '', url);
  await enqueueMail(strapi, productName, { letter, to: user.email, usefulUntil });
  await audit(strapi, { action: 'user.invite', subject: user.documentId });
}

/** Makes an account without a password and mails its owner a link to choose one; an inactive one hears nothing. */
export async function inviteUser(
  strapi: Core.Strapi,
  values: Omit<UserValues, 'password'>,
): Promise<UserRow> {
  const productName = await productNameOf(strapi);
  return changeAccounts(strapi, async () => {
    const user = await addUser(strapi, values);
    if (values.isActive) await invite(strapi, productName, user);
    return user;
  });
}

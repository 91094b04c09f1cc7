import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../../config/env';
import { audit, maskAddress } from '../../../audit';
import { conflictAt, invalidField } from '../../../http/errors';
import { addressLetter, addressNoticeLetter, enqueueMails, loadProductName } from '../../../mail';
import { endOtherSessions, isOwnPassword } from '../../../auth';
import { hashToken, newToken } from '../../../utils/tokens';
import { makePasswordLink } from '../../user/lib/password-links';
import type { UserRow } from '../../user/presenters/user';
import { loadUser, isTakenAddress, updateUser, type UserValues } from '../../user/lib/users';
import { changeAccounts } from '../../../database/locks';

const VALID_MS = 24 * 60 * 60_000;

/** What users change in their own account; a changed address requires the current password. */
type OwnChanges = Partial<
  Pick<UserValues, 'firstName' | 'lastName' | 'email' | 'description'> & { currentPassword: string }
>;

const emailChanges = (strapi: Core.Strapi) => strapi.db.query('api::auth.email-change');

const addressTaken = () => conflictAt('email', 'Er is al een account met dit e-mailadres.');
const expiredLink = () =>
  invalidField('token', 'Deze link is verlopen of al gebruikt. Wijzig je e-mailadres opnieuw.');

/** Requires proof of ownership: an access token alone must not allow an account takeover. */
async function refuseWithoutPassword(
  strapi: Core.Strapi,
  id: string,
  password: string | undefined,
): Promise<void> {
  const isRight = await isOwnPassword(strapi, id, password);
  if (isRight === null) {
    throw invalidField('email', 'Je logt in via je organisatie. Je e-mailadres wijzig je daar.');
  }
  if (password === undefined) throw invalidField('current_password', 'Vul je huidige wachtwoord in.');
  if (!isRight) throw invalidField('current_password', 'Dit is niet je huidige wachtwoord.');
}

/**
 * Stores the new address until its owner confirms it, replacing an earlier request, and mails both addresses.
 */
async function askForConfirmation(
  strapi: Core.Strapi,
  productName: string,
  user: UserRow,
  email: string,
): Promise<void> {
  const token = newToken();
  const usefulUntil = new Date(Date.now() + VALID_MS);
  await emailChanges(strapi).deleteMany({ where: { user: user.id } });
  await emailChanges(strapi).create({
    data: { user: user.id, email, tokenHash: hashToken(token), expiresAt: usefulUntil },
  });
  const confirmation = `${getEnv().publicUrl}/account/details?confirm=${token}`;
  const rescue = await makePasswordLink(strapi, 'notice', user.email, usefulUntil);
  await enqueueMails(strapi, productName, [
    { letter: addressLetter(productName, confirmation), to: email, usefulUntil },
    { letter: addressNoticeLetter(productName, rescue), to: user.email, usefulUntil },
  ]);
  const details = { email: maskAddress(email) };
  await audit(strapi, { action: 'auth.email', subject: user.documentId, details });
}

/**
 * Updates the given fields of the user's own account. A new address applies once it is confirmed. Throws 400
 * and 409.
 */
export async function updateOwnAccount(
  strapi: Core.Strapi,
  id: string,
  { email, currentPassword, ...fields }: OwnChanges,
): Promise<UserRow> {
  const before = await loadUser(strapi, id);
  if (email === undefined || email === before.email) return updateUser(strapi, id, fields);
  await refuseWithoutPassword(strapi, id, currentPassword);
  const productName = await loadProductName(strapi);
  return changeAccounts(strapi, async () => {
    const user = await updateUser(strapi, id, fields);
    if (await isTakenAddress(strapi, email, user.id)) throw addressTaken();
    await askForConfirmation(strapi, productName, user, email);
    return user;
  });
}

/**
 * Makes the pending address that of the account, and ends all sessions except that of the access token.
 * Throws 400 at `token`, and 409 when the address has been taken in the meantime.
 */
export async function confirmEmail(
  strapi: Core.Strapi,
  id: string,
  accessToken: string,
  token: string,
): Promise<void> {
  await changeAccounts(strapi, async () => {
    const user = await loadUser(strapi, id);
    const pending = await emailChanges(strapi).findOne({
      where: { user: user.id, tokenHash: hashToken(token), expiresAt: { $gt: new Date() } },
      select: ['email'],
    });
    if (!pending) throw expiredLink();
    if (await isTakenAddress(strapi, pending.email, user.id)) throw addressTaken();
    await endOtherSessions(strapi, user.id, accessToken);
    await updateUser(strapi, id, { email: pending.email });
  });
}

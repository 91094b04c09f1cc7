import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../../../config/env';
import { audit, maskAddress } from '../../../../audit';
import { addressLetter, addressNoticeLetter, enqueueMails, loadProductName } from '../../../../mail';
import { newToken } from '../../../../utils/tokens';
import { type Account, makeAddressLink, readAddressLink } from './address-link';

const getUserTable = (strapi: Core.Strapi) => strapi.service('admin::user');

export const isTakenAddress = (strapi: Core.Strapi, email: string, own: number): Promise<boolean> =>
  getUserTable(strapi).exists({ id: { $ne: own }, email });

/** The link with which the owner of the former address recovers the account; Strapi has one such link per account. */
async function makeRescueLink(strapi: Core.Strapi, id: number, until: Date): Promise<string> {
  const resetPasswordToken = newToken();
  await getUserTable(strapi).updateById(id, { resetPasswordToken, resetPasswordTokenExpiresAt: until });
  return `${getEnv().publicUrl}/beheer/auth/reset-password?code=${resetPasswordToken}`;
}

/** Mails a confirmation link to the new address, and a way to stop it to the current one. */
export async function askForConfirmation(
  strapi: Core.Strapi,
  account: Account,
  email: string,
): Promise<void> {
  const productName = await loadProductName(strapi);
  const { url, usefulUntil } = makeAddressLink(account, email);
  await strapi.db.transaction(async () => {
    const rescue = await makeRescueLink(strapi, account.id, usefulUntil);
    await enqueueMails(strapi, productName, [
      { letter: addressLetter(productName, url), to: email, usefulUntil },
      { letter: addressNoticeLetter(productName, rescue), to: account.email, usefulUntil },
    ]);
    const details = { email: maskAddress(email) };
    await audit(strapi, { action: 'auth.email', subject: String(account.id), details });
  });
}

/** Makes the address of a link that of the account, and ends all its sessions. False when the link is invalid. */
export async function confirmAddress(strapi: Core.Strapi, id: number, token: string): Promise<boolean> {
  return strapi.db.transaction(async () => {
    const account: Account | null = await strapi.db.query('admin::user').findOne({ where: { id } });
    const email = account && readAddressLink(account, token);
    if (!email || (await isTakenAddress(strapi, email, id))) return false;
    await getUserTable(strapi).updateById(id, { email });
    await strapi.sessionManager('admin').invalidateRefreshToken(String(id));
    return true;
  });
}

import type { Core } from '@strapi/strapi';
import { auditAll } from '../../../audit';
import { conflict } from '../../../http/errors';
import { enqueueMails, inviteLetter, loadProductName } from '../../../mail';
import { makePasswordLinks } from './password-links';
import type { UserRow } from '../presenters/user';
import { addUser, loadUser, type UserValues } from './users';
import { changeAccounts } from '../../../database/locks';

const VALID_MS = 7 * 24 * 60 * 60_000;

/** Mails users a link to choose a password, within a transaction; invalidates their earlier invitations. */
export async function inviteUsers(
  strapi: Core.Strapi,
  productName: string,
  people: readonly UserRow[],
): Promise<void> {
  const usefulUntil = new Date(Date.now() + VALID_MS);
  const emails = people.map(({ email }) => email);
  const links = await makePasswordLinks(strapi, 'invite', emails, usefulUntil);
  const mails = people.map(({ firstName, email }) => ({
    letter: inviteLetter(productName, firstName ?? '', links.get(email) ?? ''),
    to: email,
    usefulUntil,
  }));
  await enqueueMails(strapi, productName, mails);
  await strapi.db.query('plugin::users-permissions.user').updateMany({
    where: { id: { $in: people.map(({ id }) => id) } },
    data: { invitedAt: new Date() },
  });
  await auditAll(
    strapi,
    people.map(({ documentId }) => ({ action: 'user.invite', subject: documentId })),
  );
}

/**
 * Creates an account without a password and mails its owner a link to choose one, unless the account is
 * inactive.
 */
export async function inviteUser(
  strapi: Core.Strapi,
  values: Omit<UserValues, 'password'>,
): Promise<UserRow> {
  const productName = await loadProductName(strapi);
  return changeAccounts(strapi, async () => {
    const user = await addUser(strapi, values);
    if (!values.isActive) return user;
    await inviteUsers(strapi, productName, [user]);
    return loadUser(strapi, user.documentId);
  });
}

async function refuseWhoNeedsNone(strapi: Core.Strapi, { id, blocked, lastLoginAt }: UserRow): Promise<void> {
  if (blocked === true) throw conflict('Dit account is niet actief. Maak het eerst actief.');
  if (lastLoginAt === null) return;
  const where = { id, passwordHash: { $null: true } };
  const hasNoPassword = (await strapi.db.query('plugin::users-permissions.user').count({ where })) > 0;
  if (!hasNoPassword) {
    throw conflict(
      'Deze gebruiker heeft al een wachtwoord en heeft er al mee ingelogd. Een uitnodiging is niet nodig.',
    );
  }
}

/**
 * Mails a user a new invitation link and invalidates the earlier one. Throws 404, and 409 for a user who has
 * a password and has logged in, and for one who may not log in.
 */
export async function inviteAgain(strapi: Core.Strapi, id: unknown): Promise<void> {
  const productName = await loadProductName(strapi);
  await changeAccounts(strapi, async () => {
    const user = await loadUser(strapi, id);
    await refuseWhoNeedsNone(strapi, user);
    await inviteUsers(strapi, productName, [user]);
  });
}

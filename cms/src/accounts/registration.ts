import type { Core } from '@strapi/strapi';
import { getEnv } from '../../config/env';
import { audit, typedAddress } from '../audit';
import { forbidden, invalidField } from '../http/errors';
import { confirmLetter, enqueueMail, productNameOf, takenLetter } from '../mail';
import { hashPassword } from '../sessions';
import { hashToken, newToken } from '../sessions/tokens';
import { addUser, isTakenAddress } from './users';
import { changeAccounts } from './write-lock';

const TABLE = 'portal_registrations';
const VALID_MS = 24 * 60 * 60_000;

/** What somebody registers with. `email` in small letters. */
export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Refuses registration where it is closed. */
export function refuseWhenClosed(): void {
  if (!getEnv().registrationOpen) {
    throw forbidden('Registreren kan hier niet. Vraag een beheerder van de huisstijl om een account.');
  }
}

function refuseOtherDomains(email: string): void {
  const domains = getEnv().registrationDomains;
  if (domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1))) return;
  throw invalidField('email', `Registreren kan met een adres van ${domains.join(' of ')}.`);
}

/** Keeps a registration until it is confirmed, instead of an earlier one of the same address. Gives its token. */
async function keep(
  strapi: Core.Strapi,
  { firstName, lastName, email }: Registration,
  passwordHash: string,
  expiresAt: Date,
): Promise<string> {
  const token = newToken();
  const row = {
    ...{ email, first_name: firstName, last_name: lastName, password_hash: passwordHash },
    ...{ token_hash: hashToken(token), expires_at: expiresAt },
  };
  await strapi.db.transaction(({ trx }) => trx(TABLE).insert(row).onConflict('email').merge());
  return token;
}

/**
 * Takes a registration in and mails its owner the link that makes it an account. The owner of an address that is taken
 * gets a mail that says so; all else is the same then, so that neither the answer nor its time tells which are taken.
 */
export async function register(strapi: Core.Strapi, registration: Registration): Promise<void> {
  const { email, password } = registration;
  refuseOtherDomains(email);
  const productName = await productNameOf(strapi);
  const passwordHash = await hashPassword(password);
  const usefulUntil = new Date(Date.now() + VALID_MS);
  await strapi.db.transaction(async () => {
    const isTaken = await isTakenAddress(strapi, email);
    const token = await keep(strapi, registration, passwordHash, usefulUntil);
    const letter = isTaken
      ? takenLetter(productName)
      : confirmLetter(productName, `${getEnv().publicUrl}/login?confirm=${token}`);
    await enqueueMail(strapi, productName, { letter, to: email, usefulUntil });
    await audit(strapi, {
      action: 'auth.register',
      details: { email: typedAddress(email), isTaken },
    });
  });
}

interface KeptRow {
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
}

const noLongerCounts = () =>
  invalidField('token', 'Deze link is verlopen of al gebruikt. Registreer je opnieuw.');

/** Makes a registration an account: role user, no groups. Throws 400 at `token`, also when the address is taken by now. */
export const confirmRegistration = (strapi: Core.Strapi, token: string): Promise<void> =>
  changeAccounts(strapi, async () => {
    const kept: KeptRow[] = await strapi.db.transaction(({ trx }) =>
      trx(TABLE)
        .where('token_hash', hashToken(token))
        .where('expires_at', '>', new Date())
        .delete(['email', 'first_name', 'last_name', 'password_hash']),
    );
    const [row] = kept;
    if (!row || (await isTakenAddress(strapi, row.email))) throw noLongerCounts();
    const { documentId } = await addUser(
      strapi,
      {
        ...{ firstName: row.first_name, lastName: row.last_name, email: row.email, description: '' },
        ...{ role: 'user', groups: [], isActive: true },
      },
      row.password_hash,
    );
    await audit(strapi, { action: 'auth.confirm', actor: documentId, subject: documentId });
  });

import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../../config/env';
import { audit, maskAddress } from '../../../audit';
import { forbidden, invalidField } from '../../../http/errors';
import { getPublished } from '../../../published';
import { confirmLetter, enqueueMail, loadProductName, addressTakenLetter } from '../../../mail';
import {
  countFailure,
  type LoginSource,
  hashPassword,
  resetCounter,
  tooManyAttempts,
  verifyPassword,
} from '../../../auth';
import { hashToken, newToken } from '../../../utils/tokens';
import { addUser, isTakenAddress } from '../../user/lib/users';
import { changeAccounts } from '../../../database/locks';

const VALID_MS = 24 * 60 * 60_000;

/** The input of a registration; `email` in lower case. */
export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

const loadSite = async (strapi: Core.Strapi) => (await getPublished(strapi).snapshot()).site;

export async function refuseWhenClosed(strapi: Core.Strapi): Promise<void> {
  if (!(await loadSite(strapi)).registrationOpen) {
    throw forbidden('Registreren kan hier niet. Vraag een beheerder van de huisstijl om een account.');
  }
}

async function refuseOtherDomains(strapi: Core.Strapi, email: string): Promise<void> {
  const domains = (await loadSite(strapi)).registrationDomains;
  if (domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1))) return;
  throw invalidField('email', `Registreren kan met een adres van ${domains.join(' of ')}.`);
}

/**
 * Stores a registration until it is confirmed, beside earlier ones for the same address. Returns its token.
 */
async function storeRegistration(
  strapi: Core.Strapi,
  { firstName, lastName, email }: Registration,
  passwordHash: string,
  expiresAt: Date,
): Promise<string> {
  const token = newToken();
  const data = { email, firstName, lastName, passwordHash, tokenHash: hashToken(token), expiresAt };
  await strapi.db.query('api::auth.registration').create({ data });
  return token;
}

/**
 * Stores a registration and mails a confirmation link. The owner of a taken address gets a mail that says so;
 * the rest is identical, so that neither the response nor its timing reveals which addresses are taken.
 */
export async function register(strapi: Core.Strapi, registration: Registration): Promise<void> {
  const { email, password } = registration;
  await refuseOtherDomains(strapi, email);
  const productName = await loadProductName(strapi);
  const passwordHash = await hashPassword(password);
  const usefulUntil = new Date(Date.now() + VALID_MS);
  await strapi.db.transaction(async () => {
    const isTaken = await isTakenAddress(strapi, email);
    const token = await storeRegistration(strapi, registration, passwordHash, usefulUntil);
    const letter = isTaken
      ? addressTakenLetter(productName)
      : confirmLetter(productName, `${getEnv().publicUrl}/login?confirm=${token}`);
    await enqueueMail(strapi, productName, { letter, to: email, usefulUntil });
    await audit(strapi, {
      action: 'auth.register',
      details: { email: maskAddress(email), isTaken },
    });
  });
}

interface RegistrationRow {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
}

const expiredLink = () =>
  invalidField('token', 'Deze link is verlopen of al gebruikt. Registreer je opnieuw.');

const wrongPassword = () =>
  invalidField('password', 'Dit is niet het wachtwoord waarmee je je hebt geregistreerd.');

const findRegistration = (strapi: Core.Strapi, token: string): Promise<RegistrationRow | null> =>
  strapi.db.query('api::auth.registration').findOne({
    select: ['email', 'firstName', 'lastName', 'passwordHash'],
    where: { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } },
  });

/** Whether the registration was still there to remove: of two concurrent confirmations only one wins. */
async function deleteRegistration(strapi: Core.Strapi, token: string): Promise<boolean> {
  const where = { tokenHash: hashToken(token) };
  return (await strapi.db.query('api::auth.registration').deleteMany({ where })).count > 0;
}

/**
 * Turns a registration into an account with role user and no groups. Requires the password of that
 * registration, so that nobody confirms what a stranger requested. Throws 400 at `token`, also when the
 * address has been taken since, and at `password`; wrong passwords count like those of a login.
 */
export async function confirmRegistration(
  strapi: Core.Strapi,
  token: string,
  password: string,
  guesserAt: (email: string) => LoginSource,
): Promise<void> {
  const row = await findRegistration(strapi, token);
  if (!row) throw expiredLink();
  const { email, firstName, lastName, passwordHash } = row;
  const guesser = guesserAt(email);
  if (!(await verifyPassword(passwordHash, password))) {
    if (await countFailure(strapi, guesser)) throw tooManyAttempts();
    throw wrongPassword();
  }
  if (await resetCounter(strapi, guesser)) throw tooManyAttempts();
  await changeAccounts(strapi, async () => {
    if (!(await deleteRegistration(strapi, token))) throw expiredLink();
    if (await isTakenAddress(strapi, email)) throw expiredLink();
    const fields = { firstName, lastName, email, description: '', groups: [], isActive: true };
    const { documentId } = await addUser(strapi, { ...fields, role: 'user' }, passwordHash);
    await audit(strapi, { action: 'auth.confirm', actor: documentId, subject: documentId });
  });
}

import { z } from 'zod';
import { requiredLine } from '../../../http/fields';
import { typedPassword, MAX_TYPED, newPassword } from '../../../auth';
import { email, mailedToken, personFields } from '../../user/schemas/user';

/** A new password with its confirmation. */
const passwordTwice = { password: newPassword, password_confirmation: z.string().max(MAX_TYPED) };

const isRepeated = (input: { password: string; password_confirmation: string }): boolean =>
  input.password === input.password_confirmation;

/** The field and message of the error when they differ. */
const PASSWORDS_DIFFER = {
  path: ['password_confirmation'],
  error: 'Dit is niet hetzelfde als het nieuwe wachtwoord.',
};

/** The login form. A malformed address counts as an unknown one. */
export const loginInput = z.strictObject({
  email: requiredLine().transform((email) => email.toLowerCase()),
  password: typedPassword,
});

/** PUT /auth/password: the current password, and the new one twice. */
export const passwordInput = z
  .strictObject({
    current_password: typedPassword,
    ...passwordTwice,
  })
  .refine(isRepeated, PASSWORDS_DIFFER)
  .meta({ id: 'PasswordChange' });

/** The response of login and refresh, not wrapped; expires_in in seconds. */
export const tokenEntity = z
  .object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.int() })
  .meta({ id: 'Token' });

export type TokenResponse = z.output<typeof tokenEntity>;

/** POST /auth/password/email. */
export const recoverInput = z.strictObject({ email }).meta({ id: 'PasswordRecover' });

/** POST /auth/password/reset: the token of the mail, and the new password twice. */
export const resetInput = z
  .strictObject({ token: mailedToken, ...passwordTwice })
  .refine(isRepeated, PASSWORDS_DIFFER)
  .meta({ id: 'PasswordReset' });

const { firstName, lastName } = personFields;

/** POST /auth/register: the user's details and their password. */
export const registerInput = z
  .strictObject({ firstName, lastName, email, ...passwordTwice })
  .refine(isRepeated, PASSWORDS_DIFFER)
  .meta({ id: 'Registration' });

/** POST /auth/register/confirm: the token from the mail, and the password of that registration. */
export const confirmInput = z
  .strictObject({ token: mailedToken, password: typedPassword })
  .meta({ id: 'RegistrationConfirm' });

/** POST /auth/saml: the code from the redirect. */
export const samlInput = z.strictObject({ code: requiredLine(200) }).meta({ id: 'SamlLogin' });

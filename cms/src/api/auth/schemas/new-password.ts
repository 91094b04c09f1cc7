import { z } from 'zod';
import { MAX_TYPED, newPassword } from '../../../auth';

/** A new password with its confirmation. */
export const twice = { password: newPassword, password_confirmation: z.string().max(MAX_TYPED) };

/** Whether the two are equal. */
export const isRepeated = (input: { password: string; password_confirmation: string }): boolean =>
  input.password === input.password_confirmation;

/** The field and message of the error when they differ. */
export const notRepeated = {
  path: ['password_confirmation'],
  error: 'Dit is niet hetzelfde als het nieuwe wachtwoord.',
};

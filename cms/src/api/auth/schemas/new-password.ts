import { z } from 'zod';
import { MAX_TYPED, newPassword } from '../../../auth';

/** A new password, and the same again. */
export const twice = { password: newPassword, password_confirmation: z.string().max(MAX_TYPED) };

/** What is checked of the two. */
export const isRepeated = (input: { password: string; password_confirmation: string }): boolean =>
  input.password === input.password_confirmation;

/** Where it is told, and how. */
export const notRepeated = {
  path: ['password_confirmation'],
  error: 'Dit is niet hetzelfde als het nieuwe wachtwoord.',
};

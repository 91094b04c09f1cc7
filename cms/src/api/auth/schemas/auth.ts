import { z } from 'zod';
import { requiredLine } from '../../../http/fields';
import { typedPassword } from '../../../auth';
import { isRepeated, notRepeated, twice } from './new-password';

/** The login form. A malformed address counts as an unknown one. */
export const loginInput = z.strictObject({
  email: requiredLine().transform((email) => email.toLowerCase()),
  password: typedPassword,
});

/** PUT /auth/password: the current password, and the new one twice. */
export const passwordInput = z
  .strictObject({
    current_password: typedPassword,
    ...twice,
  })
  .refine(isRepeated, notRepeated)
  .meta({ id: 'PasswordChange' });

/** The response of login and refresh, not wrapped; expires_in in seconds. */
export const tokenEntity = z
  .object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.int() })
  .meta({ id: 'Token' });

export type TokenAnswer = z.output<typeof tokenEntity>;

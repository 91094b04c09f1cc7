import { z } from 'zod';
import { requiredLine } from '../../../http/fields';
import { typedPassword } from '../../../auth';
import { isRepeated, notRepeated, twice } from './new-password';

/** What is typed on the login screen. An address that cannot exist counts as an unknown one. */
export const loginInput = z.strictObject({
  email: requiredLine().transform((email) => email.toLowerCase()),
  password: typedPassword,
});

/** PUT /auth/password: the present password, and the new one twice. */
export const passwordInput = z
  .strictObject({
    current_password: typedPassword,
    ...twice,
  })
  .refine(isRepeated, notRepeated)
  .meta({ id: 'PasswordChange' });

/** The answer to login and refresh, not wrapped; expires_in in seconds. */
export const tokenEntity = z
  .object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.int() })
  .meta({ id: 'Token' });

/** The answer on the wire. */
export type TokenAnswer = z.output<typeof tokenEntity>;

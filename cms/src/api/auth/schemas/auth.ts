import { z } from 'zod';
import { requiredText } from '../../../http/fields';

// Longer than any password may be, so that a long one gets the answer of a wrong one.
const MAX_TYPED = 1000;

/** What is typed on the login screen. An address that cannot exist counts as an unknown one. */
export const loginInput = z.strictObject({
  email: requiredText().transform((email) => email.toLowerCase()),
  password: z.string().min(1).max(MAX_TYPED),
});

/** The answer to login and refresh, not wrapped; expires_in in seconds. */
export const tokenEntity = z
  .object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.int() })
  .meta({ id: 'Token' });

/** The answer on the wire. */
export type TokenAnswer = z.output<typeof tokenEntity>;

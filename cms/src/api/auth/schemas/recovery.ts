import { z } from 'zod';
import { email, mailedToken } from '../../user/schemas/user-fields';
import { isRepeated, notRepeated, twice } from './new-password';

/** POST /auth/password/email. */
export const recoverInput = z.strictObject({ email }).meta({ id: 'PasswordRecover' });

/** POST /auth/password/reset: the token of the mail, and the new password twice. */
export const resetInput = z
  .strictObject({ token: mailedToken, ...twice })
  .refine(isRepeated, notRepeated)
  .meta({ id: 'PasswordReset' });

import { z } from 'zod';
import { mailedToken, personFields } from '../../user/schemas/user';
import { typedPassword } from '../../../auth';

/**
 * What users change in their own account: omitted fields stay unchanged. A changed address requires the
 * password.
 */
export const profileInput = z
  .strictObject({ ...personFields, current_password: typedPassword })
  .partial()
  .meta({ id: 'ProfileUpdate' });

/** POST /profile/email/confirm. */
export const emailConfirmInput = z.strictObject({ token: mailedToken }).meta({ id: 'EmailConfirm' });

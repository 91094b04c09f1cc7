import { z } from 'zod';
import { mailedToken, personFields } from '../../user/schemas/user-fields';
import { typedPassword } from '../../../auth';

/** What people change of themselves: a field that is left out keeps its value. A changed address needs the password. */
export const profileInput = z
  .strictObject({ ...personFields, current_password: typedPassword })
  .partial()
  .meta({ id: 'ProfileUpdate' });

/** POST /profile/email/confirm. */
export const emailConfirmInput = z.strictObject({ token: mailedToken }).meta({ id: 'EmailConfirm' });

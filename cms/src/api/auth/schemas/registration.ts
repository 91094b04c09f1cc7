import { z } from 'zod';
import { mailedToken, personFields } from '../../user/schemas/user-fields';
import { typedPassword } from '../../../auth';
import { isRepeated, notRepeated, twice } from './new-password';

const { firstName, lastName, email } = personFields;

/** POST /auth/register: the user's details and their password. */
export const registerInput = z
  .strictObject({ firstName, lastName, email, ...twice })
  .refine(isRepeated, notRepeated)
  .meta({ id: 'Registration' });

/** POST /auth/register/confirm: the token from the mail, and the password of that registration. */
export const confirmInput = z
  .strictObject({ token: mailedToken, password: typedPassword })
  .meta({ id: 'RegistrationConfirm' });

import { z } from 'zod';
import { personFields } from '../../../accounts/user-fields';
import { isRepeated, notRepeated, twice } from './new-password';
import { mailedToken } from './token';

const { firstName, lastName, email } = personFields;

/** POST /auth/register: who somebody is, and the password that they will log in with. */
export const registerInput = z
  .strictObject({ firstName, lastName, email, ...twice })
  .refine(isRepeated, notRepeated)
  .meta({ id: 'Registration' });

/** POST /auth/register/confirm. */
export const confirmInput = z.strictObject({ token: mailedToken }).meta({ id: 'RegistrationConfirm' });

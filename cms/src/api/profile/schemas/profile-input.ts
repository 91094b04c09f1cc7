import { z } from 'zod';
import { personFields } from '../../../accounts/user-fields';

/** What people change of themselves: a field that is left out keeps its value. */
export const profileInput = z.strictObject(personFields).partial().meta({ id: 'ProfileUpdate' });

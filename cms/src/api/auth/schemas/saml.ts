import { z } from 'zod';
import { requiredLine } from '../../../http/fields';

/** POST /auth/saml: the code from the redirect. */
export const samlInput = z.strictObject({ code: requiredLine(200) }).meta({ id: 'SamlLogin' });

import { z } from 'zod';
import { requiredText } from '../../../http/fields';

/** POST /auth/saml: the code that came with the browser. */
export const samlInput = z.strictObject({ code: requiredText(200) }).meta({ id: 'SamlLogin' });

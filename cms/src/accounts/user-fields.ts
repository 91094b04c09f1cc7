import { z } from 'zod';
import { requiredText, text } from '../http/fields';

/** An address, compared and stored in small letters. */
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** The fields that people have of themselves. */
export const personFields = {
  firstName: requiredText(100),
  lastName: requiredText(100),
  email,
  description: text(5000),
};

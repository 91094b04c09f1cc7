import { z } from 'zod';
import { requiredLine, text } from '../../../http/fields';

/** An address, compared and stored in small letters. */
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** A token out of a mail; what cannot be one counts as one that is over. */
export const mailedToken = requiredLine(1000);

/** The fields that people have of themselves. */
export const personFields = {
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  email,
  description: text(5000),
};

import { z } from 'zod';
import { requiredLine, text } from '../../../http/fields';

/** An address, compared and stored in lower case. */
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** A token from a mail; a malformed one counts as expired. */
export const mailedToken = requiredLine(1000);

/** The personal fields of a user. */
export const personFields = {
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  email,
  description: text(5000),
};

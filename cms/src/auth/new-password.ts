import { z } from 'zod';
import { isStorable } from '../http/fields';
import { isCommonPassword } from './common-passwords';

const MIN = 12;
const MAX = 128;

/** Longer than any password may be, so that an overlong one gets the same response as a wrong one. */
export const MAX_TYPED = 1000;

const ODD = { error: 'Dit wachtwoord bevat een teken dat niet mag.', abort: true };

/** An existing password, to be verified. */
export const typedPassword = z.string().min(1).max(MAX_TYPED).refine(isStorable, ODD);

const length = (password: string): number => [...password].length;

/** A newly chosen password, kept as typed: every character counts. */
export const newPassword = z
  .string()
  // Half characters are all hashed as the same one.
  .refine(isStorable, ODD)
  .refine((password) => length(password) >= MIN, {
    error: `Kies een wachtwoord van minstens ${MIN} tekens.`,
    abort: true,
  })
  .refine((password) => length(password) <= MAX, {
    error: `Kies een wachtwoord van hoogstens ${MAX} tekens.`,
    abort: true,
  })
  .refine((password) => !isCommonPassword(password), {
    error: 'Dit wachtwoord gebruiken veel mensen. Kies een ander.',
  });

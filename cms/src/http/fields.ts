import { z } from 'zod';

// PostgreSQL stores neither NUL nor lone surrogates.
export const canBeKept = (value: string): boolean =>
  !value.includes('\u0000') && !/\p{Surrogate}/u.test(value);

/** Plain text, trimmed. */
export const text = (max = 255) =>
  z.string().trim().max(max).refine(canBeKept, { error: 'Deze tekst bevat een teken dat niet mag.' });

const isOneLine = (value: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(value);

/** Plain text on one line, trimmed: a name, a title, a label. */
export const line = (max = 255) =>
  text(max).refine(isOneLine, {
    error: 'Zet deze tekst op één regel, zonder tabs of andere onzichtbare tekens.',
  });

const isFilled = (value: string): boolean => value.length > 0;
const EMPTY = 'Vul dit veld in.';

/** A line that may not be empty. */
export const requiredLine = (max = 255) => line(max).refine(isFilled, { error: EMPTY });

const keepsDirection = (value: string): boolean => !/[\u202A-\u202E\u2066-\u2069]/u.test(value);

/** A line that stands in names of files, lists and logs, where nothing may turn the text beside it around. */
export const name = (max = 255) =>
  line(max).refine(keepsDirection, {
    error: 'Haal de onzichtbare tekens weg die deze tekst omdraaien. Typ de tekst anders opnieuw.',
  });

/** A name that may not be empty. */
export const requiredName = (max = 255) => name(max).refine(isFilled, { error: EMPTY });

/** An opaque id (Strapi's documentId). */
export const id = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9]+$/, { error: 'Dit is geen geldige verwijzing.' });

export const isId = (value: unknown): value is string => id.safeParse(value).success;

// PostgreSQL and JavaScript disagree beyond these years.
const inRange = (value: string): boolean => {
  const year = new Date(value).getUTCFullYear();
  return year >= 1900 && year <= 9998;
};

/** ISO 8601 with a time zone, kept as a UTC string. */
export const dateTime = z.iso
  .datetime({ offset: true, error: 'Vul een datum en tijd in volgens ISO 8601.' })
  .refine(inRange, { error: 'Vul een jaartal in van 1900 tot en met 9998.' })
  .transform((value) => new Date(value).toISOString());

export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]{1,100}$/.test(value);

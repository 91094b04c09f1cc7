import { z } from 'zod';
import { withoutInvisible } from '../shared/invisible';

// PostgreSQL stores neither NUL nor lone surrogates.
export const isStorable = (value: string): boolean =>
  !value.includes('\u0000') && !/\p{Surrogate}/u.test(value);

/** Plain text, trimmed. */
export const text = (max = 255) =>
  z.string().trim().max(max).refine(isStorable, { error: 'Deze tekst bevat een teken dat niet mag.' });

const isOneLine = (value: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(value);

const isVisible = (value: string): boolean => withoutInvisible(value) === value;

/**
 * Plain text on one line, trimmed: a name, a title, a label. It stands in lists, logs and names of files, where nothing
 * may turn the text beside it around, or make two names look the same.
 */
export const line = (max = 255) =>
  text(max)
    .refine(isOneLine, {
      error: 'Zet deze tekst op één regel, zonder tabs of andere onzichtbare tekens.',
    })
    .refine(isVisible, {
      error: 'Haal de onzichtbare tekens uit deze tekst weg, of typ de tekst opnieuw.',
    });

const isFilled = (value: string): boolean => value.replaceAll('\u00AD', '').trim() !== '';

/**
 * Plain text on one line, trimmed: a name, a title, a label. It appears in lists, logs and file names, so it may not
 * contain characters that reorder the surrounding text or make two names look the same.
 */
export const requiredLine = (max = 255) => line(max).refine(isFilled, { error: 'Vul dit veld in.' });

/** An opaque id (Strapi's documentId). */
export const id = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9]+$/, { error: 'Dit is geen geldige verwijzing.' });

export const isId = (value: unknown): value is string => id.safeParse(value).success;

/** PostgreSQL and JavaScript disagree beyond these years. */
export const inRange = (value: string): boolean => {
  const year = new Date(value).getUTCFullYear();
  return year >= 1900 && year <= 9998;
};

export const YEARS = 'Vul een jaartal in van 1900 tot en met 9998.';

/** ISO 8601 with a time zone, kept as a UTC string. */
export const dateTime = z.iso
  .datetime({ offset: true, error: 'Vul een datum en tijd in volgens ISO 8601.' })
  .refine(inRange, { error: YEARS })
  .transform((value) => new Date(value).toISOString());

export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]{1,100}$/.test(value);

import { z } from 'zod';
import { line, text } from '../../http/fields';
import { cleanHtml } from '../clean-html';
import { isSafeUrl } from '../safe-url';
import type { Field } from '../field';
import { isText, plainKind } from './plain';

const LONG = 20_000;
const HTML = 500_000;
const empty = () => '';
const output = () => z.string();

/** A text that fits the demands of its schema, as Strapi checks them for its own screens. */
function demanded(schema: z.ZodType<string>, { demands }: Field): z.ZodType<string> {
  const { required, regex, minLength = 0 } = demands;
  const pattern = regex === undefined ? null : new RegExp(regex);
  return schema
    .refine((value) => value !== '' || !required, { error: 'Vul dit veld in.' })
    .refine((value) => value === '' || value.length >= minLength, {
      error: `Deze tekst is te kort: minstens ${minLength} tekens.`,
    })
    .refine((value) => value === '' || pattern?.test(value) !== false, {
      error: 'Deze tekst heeft niet de vorm die hier nodig is.',
    });
}

/** One line of plain text, kept literally and trimmed. */
export const textKind = plainKind({
  input: (field) => demanded(line(field.maxLength ?? 255), field),
  output,
  empty,
  holds: isText,
});

/** Several lines of plain text. */
export const textareaKind = plainKind({
  input: (field) => demanded(text(field.maxLength ?? LONG), field),
  output,
  empty,
  holds: isText,
});

/** A link: empty, http(s), mailto, tel or a path of the portal. */
export const urlKind = plainKind({
  input: (field) =>
    demanded(line(field.maxLength ?? 2000), field).refine(isSafeUrl, {
      error: 'Vul een adres in dat begint met https://, mailto:, tel: of / (een pagina van het portaal).',
    }),
  output,
  empty,
  holds: isText,
  marks: 'url',
});

/** Rich text, sanitised when written. */
export const htmlKind = plainKind({
  input: (field) => demanded(text(field.maxLength ?? HTML), field).transform(cleanHtml),
  output,
  empty,
  holds: isText,
  marks: 'html',
});

import { z } from 'zod';
import { line, text } from '../../http/fields';
import { cleanHtml } from '../clean-html';
import { isSafeUrl } from '../safe-url';
import { isText, plainKind } from './plain';

const LONG = 20_000;
const HTML = 500_000;
const empty = () => '';
const output = () => z.string();

/** One line of plain text, kept literally and trimmed. */
export const textKind = plainKind({
  input: (field) => line(field.maxLength ?? 255),
  output,
  empty,
  holds: isText,
});

/** Several lines of plain text. */
export const textareaKind = plainKind({
  input: (field) => text(field.maxLength ?? LONG),
  output,
  empty,
  holds: isText,
});

/** A link: empty, http(s), mailto, tel or a path of the portal. */
export const urlKind = plainKind({
  input: (field) =>
    line(field.maxLength ?? 2000).refine(isSafeUrl, {
      error: 'Vul een adres in dat begint met https://, mailto:, tel: of / (een pagina van het portaal).',
    }),
  output,
  empty,
  holds: isText,
  marks: 'url',
});

/** Rich text, sanitised when written. */
export const htmlKind = plainKind({
  input: (field) => text(field.maxLength ?? HTML).transform(cleanHtml),
  output,
  empty,
  holds: isText,
  marks: 'html',
});

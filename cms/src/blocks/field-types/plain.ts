import { z } from 'zod';
import { getEnv } from '../../../config/env';
import type { Field, Kind, Value } from '../field';
import { dateTime, inRange, line, text, YEARS } from '../../http/fields';
import { cleanSentHtml, LONGEST_HTML, TooMuchHtml } from '../clean-html';
import { isSafeUrl } from '../../shared/safe-url';
import { withoutInvisible } from '../../shared/invisible';
import { moment } from '../../http/schemas/plain';
import { getAllowedEmbed, getEmbed, getEmbedNames, toEmbedAddress } from '../../shared/embeds';
import { repairLink, repairLinks } from '../../shared/repair-link';
import { runInTurn } from '../../utils/take-turns';

/** The differences between kinds that are stored as one value in one column. */
interface Plain {
  input(field: Field): z.ZodType<Value>;
  output(field: Field): z.ZodType;
  empty(field: Field): Value;
  /** Whether the value has this kind: the schema may have changed since it was stored. */
  holds(raw: unknown, field: Field): raw is Value;
  /** Set when the value is a URL or rich text. */
  marks?: 'url' | 'html';
}

const isText = (raw: unknown): raw is string => typeof raw === 'string';

/** A kind with one column, whose value is the same in a row, a revision and a response. */
function plainKind({ input, output, empty, holds, marks }: Plain): Kind {
  const initial = (field: Field): Value => field.preset ?? (field.nullable ? null : empty(field));
  const read = (field: Field, raw: unknown): Value => {
    if (raw === null && field.nullable) return null;
    return holds(raw, field) ? raw : initial(field);
  };
  return {
    input: (field) => (field.nullable ? input(field).nullable() : input(field)),
    output: (field) => (field.nullable ? output(field).nullable() : output(field)),
    initial,
    populate: () => undefined,
    fromRow: read,
    toRow: read,
    toWire: read,
    mapReferences: (_field, value) => value,
    mapTexts: (_field, value, replace) => (marks && isText(value) ? replace(value, marks) : value),
  };
}

const isNumber = (raw: unknown): raw is number => typeof raw === 'number';
const isBoolean = (raw: unknown): raw is boolean => typeof raw === 'boolean';

const LONG = 20_000;
const empty = () => '';
const output = () => z.string();

/** A text that meets the requirements of its schema, as Strapi validates them on its own screens. */
function withDemands(schema: z.ZodType<string>, { demands }: Field): z.ZodType<string> {
  const { required, regex, sentence, minLength = 0 } = demands;
  const pattern = regex === undefined ? null : new RegExp(regex);
  return schema
    .refine((value) => value !== '' || !required, { error: 'Vul dit veld in.' })
    .refine((value) => value === '' || value.length >= minLength, {
      error: `Deze tekst is te kort: minstens ${minLength} tekens.`,
    })
    .refine((value) => value === '' || pattern?.test(value) !== false, {
      error: sentence ?? 'Deze tekst heeft niet de vorm die hier nodig is.',
    });
}

const lineKind = plainKind({
  input: (field) => withDemands(line(field.maxLength ?? 255), field),
  output,
  empty,
  holds: isText,
});

/** One line of plain text, stored literally and trimmed. Invisible characters in older values are not shown. */
export const textKind: Kind = {
  ...lineKind,
  toWire(field, value, show) {
    const shown = lineKind.toWire(field, value, show);
    return isText(shown) ? withoutInvisible(shown) : shown;
  },
};

export const textareaKind = plainKind({
  input: (field) => withDemands(text(field.maxLength ?? LONG), field),
  output,
  empty,
  holds: isText,
});

const WHAT_LINKS =
  'Vul een adres in dat begint met https://, mailto:, tel:, / (een pagina van het portaal) of # (een blok van deze pagina).';

/** The URL of a link: repaired where possible, refused where it cannot work. */
export const repairUrl = (schema: z.ZodType<string>, sentence = WHAT_LINKS): z.ZodType<string> => {
  const mend = (link: string) => repairLink(link, getEnv().publicUrl);
  return schema
    .overwrite((sent) => mend(sent).link)
    .superRefine((link, context) => {
      const { problem } = mend(link);
      const message = problem ?? (isSafeUrl(link) ? null : sentence);
      if (message !== null) context.addIssue({ code: 'custom', message });
    });
};

/** A link: empty, http(s), mailto, tel, a path of the portal or a block of the page. */
export const urlKind = plainKind({
  input: (field) => repairUrl(withDemands(line(field.maxLength ?? 2000), field)),
  output,
  empty,
  holds: isText,
  marks: 'url',
});

/** Why an address may not be embedded, or null. */
function getEmbedProblem(address: string, listed: readonly string[]): string | null {
  if (address === '' || getAllowedEmbed(address, listed)) return null;
  if (listed.length === 0) return 'Op dit portaal mag niets van andere sites worden ingesloten.';
  const names = getEmbedNames(listed).join(', ');
  return getEmbed(address)
    ? `Van deze site mag niets worden ingesloten. Het mag van: ${names}.`
    : `Vul het https-adres in van een video, bericht of kaart van: ${names}.`;
}

/** The URL of a frame that loads after a click: empty, or on a host that the operator allows. */
export const embedKind = plainKind({
  input: (field) =>
    withDemands(line(field.maxLength ?? 2000), field)
      .overwrite(toEmbedAddress)
      .superRefine((address, context) => {
        const message = getEmbedProblem(address, getEnv().embedHosts);
        if (message !== null) context.addIssue({ code: 'custom', message });
      }),
  output,
  empty,
  holds: isText,
});

/** Rich text with repaired links. Runs before sanitising, which drops URLs without a known scheme. */
const withRepairedLinks = (schema: z.ZodType<string>): z.ZodType<string> =>
  schema.transform(async (sent, context) => {
    const { html, problem } = await runInTurn(() => repairLinks(sent, getEnv().publicUrl));
    if (problem === null) return html;
    context.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  });

async function clean(html: string, context: z.core.$RefinementCtx<string>): Promise<string> {
  try {
    return await cleanSentHtml(html);
  } catch (error) {
    if (!(error instanceof TooMuchHtml)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
}

/** Rich text, sanitised on write. Cleaning is asynchronous, so check a schema with rich text by `parseLong`. */
export const htmlKind = plainKind({
  input: (field) =>
    withRepairedLinks(withDemands(text(field.maxLength ?? LONGEST_HTML), field)).transform(clean),
  output,
  empty,
  holds: isText,
  marks: 'html',
});

export const booleanKind = plainKind({
  input: () => z.boolean(),
  output: () => z.boolean(),
  empty: () => false,
  holds: isBoolean,
});

export const numberKind = plainKind({
  input({ demands: { min, max, isWhole } }) {
    const any = isWhole ? z.int() : z.number();
    const number = min === undefined ? any : any.min(min);
    return max === undefined ? number : number.max(max);
  },
  output: () => z.number(),
  empty: () => 0,
  holds: isNumber,
});

/** A timestamp, ISO 8601. */
export const dateKind = plainKind({
  input: () => dateTime,
  output: () => moment,
  empty: () => null,
  holds: (raw): raw is string => isText(raw) && dateTime.safeParse(raw).success,
});

const day = z.iso.date({ error: 'Vul een datum in als 2026-01-31.' }).refine(inRange, { error: YEARS });

/** A day without a time. */
export const dayKind = plainKind({
  input: () => day,
  output: () => day,
  empty: () => null,
  holds: (raw): raw is string => day.safeParse(raw).success,
});

const choice = (field: Field) => z.enum(field.options.map(({ value }) => value));

export const optionKind = plainKind({
  input: choice,
  output: choice,
  empty: (field) => field.options[0]?.value ?? '',
  holds: (raw, { options }): raw is string => options.some(({ value }) => value === raw),
});

/** The name of an icon. Names that left the schema are stored, but not shown. */
export const iconKind: Kind = {
  ...plainKind({ input: () => text(60), output: () => z.string(), empty: () => '', holds: isText }),
  fromRow: (_field, raw) => (isText(raw) ? raw : ''),
  // The column for Strapi's own screens only accepts listed values.
  toRow: ({ options }, name) => (options.some(({ value }) => value === name) ? name : null),
};

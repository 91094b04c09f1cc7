import { z } from 'zod';
import { id, line, requiredLine, text } from '../../../http/fields';
import { sortedQuery } from '../../../http/lists';
import { colorEntity, CONDITIONS, ROLES } from '../../../http/schemas/colors';
import { usageEntity } from '../../../http/schemas/plain';
import { readHex } from '../../../shared/colour-values';

/** The most colours that a house style has. */
export const MOST_COLORS = 40;

/** Words that are no colour of the palette: in options of blocks, or anywhere in CSS. */
const RESERVED = ['transparent', 'currentcolor', 'inherit', 'initial', 'none', 'revert', 'unset'];

export const isReserved = (word: string): boolean => RESERVED.includes(word.toLowerCase());

/** The name of a colour in code. */
export const token = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]{0,39}$/, { error: 'Noem een kleur met letters en cijfers, zoals blueDark.' })
  .refine((word) => !isReserved(word), {
    error: 'Dit woord betekent in een stijl al iets anders. Kies een andere naam in code.',
  });

/** A screen colour, stored as six lower-case digits. */
export const hex = z
  .string()
  .overwrite((text) => readHex(text) ?? text)
  .regex(/^#[0-9a-f]{6}$/, { error: 'Vul een kleur in als # met zes cijfers of letters, zoals #1763c6.' });

const ink = z
  .number({ error: 'Vul een percentage in, of laat alle vier de inkten leeg.' })
  .min(0, { error: 'Vul een percentage in van 0 tot en met 100.' })
  .max(100, { error: 'Vul een percentage in van 0 tot en met 100.' });

/** A number from a swatch book; left empty is none. */
const getCode = (pattern: RegExp, error: string) =>
  line(40)
    .refine((code) => code === '' || pattern.test(code), { error })
    .transform((code) => code || null)
    .nullable();

const coated = getCode(/^[A-Za-z0-9][A-Za-z0-9 ]* C$/, 'Vul een PMS-nummer in met C, zoals 2728 C.');
const uncoated = getCode(/^[A-Za-z0-9][A-Za-z0-9 ]* U$/, 'Vul een PMS-nummer in met U, zoals 2728 U.');
const ral = getCode(
  /^(?:RAL )?(?:\d{4}|\d{3} \d{2} \d{2})$/i,
  'Vul een RAL-nummer in, zoals 5015 of 250 40 30.',
);
const ncs = getCode(
  /^(?:NCS )?S \d{4}-(?:N|[YRBG](?:\d{2}[YRBG])?)$/,
  'Vul een NCS-kleur in, zoals S 2060-R90B.',
);

const writable = z.strictObject({
  token: token.optional(),
  name: requiredLine(100),
  hex,
  cmyk: z.strictObject({ c: ink, m: ink, y: ink, k: ink }).nullable().optional(),
  cmykCondition: z.enum(CONDITIONS).nullable().optional(),
  pmsCoated: coated.optional(),
  pmsUncoated: uncoated.optional(),
  ral: ral.optional(),
  ncs: ncs.optional(),
  role: z.enum(ROLES),
  share: z.int().min(0).max(100).nullable().optional(),
  onDark: hex.nullable().optional(),
  note: text(500).optional(),
});

/** One colour; administrators also get its usage. */
/** The query of the list of colours. */
export const colorListQuery = sortedQuery('name', 'token', 'hex', 'role');

export const colorDetail = colorEntity
  .extend({ used_on: z.array(usageEntity).optional() })
  .meta({ id: 'ColorDetail' });

/** A new colour; without a token it is named in code after its name. */
export const colorCreateInput = writable
  .extend({ role: writable.shape.role.default('primary') })
  .meta({ id: 'ColorCreate' });

/** An update of a colour: omitted fields stay unchanged. */
export const colorUpdateInput = writable.partial().meta({ id: 'ColorUpdate' });

/** The order of the colours; those left out follow as they were. */
export const colorMapInput = z
  .strictObject({
    siblings: z
      .array(id)
      .min(1)
      .max(MOST_COLORS)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'Een kleur staat er twee keer in.' }),
  })
  .meta({ id: 'ColorMap' });

export type ColorCreate = z.output<typeof colorCreateInput>;
export type ColorUpdate = z.output<typeof colorUpdateInput>;

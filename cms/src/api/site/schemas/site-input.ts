import { z } from 'zod';
import { repairUrl } from '../../../blocks/field-types/plain';
import { line, requiredLine, text } from '../../../http/fields';
import { hex, MOST_COLORS, token } from '../../color/schemas/color';
import { ORNAMENTS, SHARING } from '../../../published';

const isAddress = (value: string): boolean => value === '' || z.email().safeParse(value).success;

const contact = z.strictObject({
  name: line(100).default(''),
  email: line(254).refine(isAddress, { error: 'Vul een geldig e-mailadres in.' }).default(''),
  phone: line(50).default(''),
  text: line(500).default(''),
});

const WHERE = 'Vul een webadres, mailadres, telefoonnummer of adres binnen het portaal in.';

const footerLink = z.strictObject({
  label: requiredLine(100),
  // Below every page, so no block of one.
  url: repairUrl(requiredLine(2000), WHERE).refine((url) => !url.startsWith('#'), { error: WHERE }),
});

const palette = z.record(token, hex).refine((colours) => Object.keys(colours).length <= MOST_COLORS, {
  error: `Dit zijn te veel kleuren (hoogstens ${MOST_COLORS}).`,
});

const DOMAIN =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

const domain = text(254)
  .toLowerCase()
  .transform((value) => value.replace(/^@/, ''))
  .refine((value) => DOMAIN.test(value), { error: 'Vul een domein in, zoals ziekenhuis.nl.' });

/** Parts as Strapi's content manager sends them: with row ids, and null for empty parts. */
const asPart = (shape: Record<string, z.ZodType>) =>
  z.looseObject(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field.nullish()])));

/** A picture can be uploaded or removed (null), but not referred to. */
const noPicture = z.null({ error: 'Stuur een bestand, of null om het weg te halen.' }).optional();

/** PUT /admin/site: omitted fields stay unchanged. */
export const siteInput = z.strictObject({
  productName: requiredLine(100).optional(),
  productSlug: z
    .string()
    .trim()
    .max(100)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
      error: 'Gebruik kleine letters, cijfers en koppeltekens, zoals mijn-ziekenhuis.',
    })
    .optional(),
  logo: noPicture,
  logoDark: noPicture,
  favicon: noPicture,
  ornament: z.enum(ORNAMENTS).optional(),
  ornamentImage: noPicture,
  palette: palette.optional(),
  contact: contact.optional(),
  footerLinks: z.array(footerLink).max(20).optional(),
  registration: z.enum(['open', 'closed']).optional(),
  registrationDomains: z.array(domain).max(50).optional(),
  sharing: z.enum(SHARING).optional(),
  mailFromName: line(100).optional(),
});

/** What the content manager writes of it. */
export const siteColumns = {
  productName: siteInput.shape.productName,
  productSlug: siteInput.shape.productSlug,
  mailFromName: siteInput.shape.mailFromName,
  contact: asPart(contact.shape),
  footerLinks: z.array(asPart(footerLink.shape)),
};

export type SiteChanges = z.output<typeof siteInput>;

/** The fields that hold a picture. */
export const PICTURES = ['logo', 'logoDark', 'favicon', 'ornamentImage'] as const;

export type Picture = (typeof PICTURES)[number];

import { z } from 'zod';
import { isSafeUrl } from '../../../blocks/safe-url';
import { line, requiredLine } from '../../../http/fields';

const isAddress = (value: string): boolean => value === '' || z.email().safeParse(value).success;

const contact = z.strictObject({
  name: line(100).default(''),
  email: line(254).refine(isAddress, { error: 'Vul een geldig e-mailadres in.' }).default(''),
  phone: line(50).default(''),
  text: line(500).default(''),
});

const footerLink = z.strictObject({
  label: requiredLine(100),
  url: requiredLine(2000).refine(isSafeUrl, {
    error: 'Vul een webadres, mailadres, telefoonnummer of adres binnen het portaal in.',
  }),
});

/** PUT /admin/site: omitted fields stay unchanged. */
export const siteInput = z.strictObject({
  contact: contact.optional(),
  footerLinks: z.array(footerLink).max(20).optional(),
});

export type SiteChanges = z.output<typeof siteInput>;

import { z } from 'zod';
import { fileEntity } from './assets';

/** Site; palette maps colour names to `#hex`. */
export const siteEntity = z
  .object({
    productName: z.string(),
    productSlug: z.string(),
    oldProductSlugs: z
      .array(z.string())
      .meta({ description: 'Those before; their addresses lead to the home page.' }),
    title: z.literal('Corporate Identity Manager'),
    logo: fileEntity.nullable(),
    logoDark: fileEntity.nullable().meta({ description: 'The logo for dark backgrounds.' }),
    ornament: z.enum(['none', 'mark', 'own']).meta({
      description:
        'What stands beside the words of login, share links, errors and the opening of the home page: nothing, the favicon cut large (without one the name), or an own drawing.',
    }),
    ornamentImage: fileEntity
      .nullable()
      .meta({ description: 'What the ornament is made of: the favicon for mark, the drawing for own.' }),
    palette: z.record(z.string(), z.string().regex(/^#[0-9a-f]{6}$/i)),
    samlProviders: z.array(z.object({ id: z.string(), label: z.string() })),
    registrationOpen: z.boolean(),
    sharing: z.enum(['off', 'admins', 'staff']).meta({ description: 'Who may share files with a link.' }),
    contact: z.object({ name: z.string(), email: z.string(), phone: z.string(), text: z.string() }),
    footerLinks: z.array(z.object({ label: z.string(), url: z.string() })),
    embedHosts: z
      .array(z.string())
      .meta({ description: 'Whose videos, posts and maps pages may show, after a click.' }),
  })
  .meta({ id: 'Site' });

export type SiteResponse = z.output<typeof siteEntity>;

/** Site as admins get it, with the settings that are theirs alone. */
export const adminSiteEntity = siteEntity
  .extend({
    favicon: fileEntity
      .nullable()
      .meta({ description: 'For the tab of a browser; null: drawn of the name.' }),
    ornamentImage: fileEntity.nullable().meta({ description: 'The drawing for ornament own.' }),
    registration: z.enum(['open', 'closed']),
    registrationDomains: z
      .array(z.string())
      .meta({ description: 'The mail domains that may register; empty for any.' }),
    mailFromName: z.string(),
  })
  .meta({ id: 'AdminSite' });

export type AdminSiteResponse = z.output<typeof adminSiteEntity>;

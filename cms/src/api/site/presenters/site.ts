import type { Env } from '../../../../config/env';
import { isSafeUrl } from '../../../shared/safe-url';
import type { AdminSiteResponse, SiteResponse } from '../../../http/schemas/site';
import { presentFile } from '../../../published/present-asset';
import type { PublishedSite } from '../../../published';
import { getPalette } from '../../../published/colors';

const picture = (file: PublishedSite['logo']) => file && presentFile(file, 'anonymous');

/** The ornament for readers: a custom drawing that is missing counts as none. */
function presentOrnament({ ornament, favicon, ornamentImage }: PublishedSite) {
  if (ornament === 'mark') return { ornament, ornamentImage: picture(favicon) };
  if (ornament === 'own' && ornamentImage) return { ornament, ornamentImage: picture(ornamentImage) };
  return { ornament: 'none' as const, ornamentImage: null };
}

/** The public settings of the portal. */
export const presentSite = (site: PublishedSite, env: Env): SiteResponse => ({
  productName: site.productName,
  productSlug: site.productSlug,
  oldProductSlugs: [...site.oldProductSlugs],
  title: 'Corporate Identity Manager',
  logo: picture(site.logo),
  logoDark: picture(site.logoDark),
  ...presentOrnament(site),
  palette: getPalette(site.colors),
  samlProviders: env.samlProviders.map(({ id, label }) => ({ id, label })),
  registrationOpen: site.registrationOpen,
  sharing: site.sharing,
  contact: site.contact,
  // A maintainer can store any value.
  embedHosts: env.embedHosts,
  footerLinks: site.footerLinks.filter(({ label, url }) => label !== '' && url !== '' && isSafeUrl(url)),
});

/** All settings, for admins. */
export const presentAdminSite = (site: PublishedSite, env: Env): AdminSiteResponse => ({
  ...presentSite(site, env),
  favicon: picture(site.favicon),
  ornament: site.ornament,
  ornamentImage: picture(site.ornamentImage),
  registration: site.registrationOpen ? 'open' : 'closed',
  registrationDomains: [...site.registrationDomains],
  mailFromName: site.mailFromName,
});

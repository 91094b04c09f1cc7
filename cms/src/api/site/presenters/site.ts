import type { Env } from '../../../../config/env';
import { isSafeUrl } from '../../../blocks/safe-url';
import type { SiteAnswer } from '../../../http/schemas/site';
import { presentFile } from '../../../published/present-asset';
import type { PublishedSite } from '../../../published';
import { getPalette } from '../../../published/palette';

export const presentSite = (site: PublishedSite, env: Env): SiteAnswer => ({
  productName: site.productName,
  productSlug: site.productSlug,
  title: 'Corporate Identity Manager',
  logo: site.logo && presentFile(site.logo, 'anonymous'),
  palette: getPalette(site.palette),
  samlProviders: env.samlProviders.map(({ id, label }) => ({ id, label })),
  registrationOpen: env.registrationOpen,
  contact: site.contact,
  // A maintainer can store any value.
  footerLinks: site.footerLinks.filter(({ label, url }) => label !== '' && url !== '' && isSafeUrl(url)),
});

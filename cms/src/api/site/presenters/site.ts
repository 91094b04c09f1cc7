import type { Env } from '../../../../config/env';
import { isSafeUrl } from '../../../blocks/safe-url';
import type { SiteAnswer } from '../../../http/schemas/site';
import { presentFile } from '../../../published/present-asset';
import type { LiveSite } from '../../../published';
import { paletteOf } from '../../../published/palette';

/** Site on the wire (contract sections 2 and 12). */
export const presentSite = (site: LiveSite, env: Env): SiteAnswer => ({
  productName: site.productName,
  productSlug: site.productSlug,
  title: 'Corporate Identity Manager',
  logo: site.logo && presentFile(site.logo, 'anonymous'),
  palette: paletteOf(site.palette),
  samlProviders: env.samlProviders.map(({ id, label }) => ({ id, label })),
  registrationOpen: env.registrationOpen,
  contact: site.contact,
  // A maintainer may have written anything.
  footerLinks: site.footerLinks.filter(({ label, url }) => label !== '' && url !== '' && isSafeUrl(url)),
});

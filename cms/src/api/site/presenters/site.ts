import type { Env } from '../../../../config/env';
import type { SiteAnswer } from '../../../http/wire/site';
import { presentFile } from '../../../storage/present';
import type { LiveSite } from '../../../live';
import { paletteOf } from '../palette';

/** Site on the wire (contract section 2). */
export const presentSite = (site: LiveSite, env: Env): SiteAnswer => ({
  productName: site.productName,
  productSlug: site.productSlug,
  title: 'Corporate Identity Manager',
  logo: site.logo && presentFile(site.logo),
  palette: paletteOf(site.palette),
  samlProviders: env.samlProviders.map(({ id, label }) => ({ id, label })),
  registrationOpen: env.registrationOpen,
});

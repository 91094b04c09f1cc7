import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { HOSPITAL } from './content';
import type { DemoColor } from './types';
import { addFile } from '../storage/upload/add-file';

const SITE = 'api::site.site';

const LOGO = 'noorderlicht-logo-kleur.svg';
const LOGO_DARK = 'noorderlicht-logo-wit.svg';
const ORNAMENT = 'noorderlicht-lint.svg';

const contact = {
  name: 'Team Communicatie',
  email: 'huisstijl@noorderlicht.example',
  phone: '010 555 41 00',
  text: 'We denken graag met je mee, elke werkdag van 9 tot 17 uur.',
};

/** Pages of the demo that are no chapters of its guide: footer links lead to them. */
const footerPages = [
  { label: 'Toegankelijkheid', url: '/huisstijl/toegankelijkheid' },
  { label: 'Privacy', url: '/huisstijl/privacy' },
  { label: 'Bouwstenen van een pagina', url: '/huisstijl/blokken' },
];

const footerLinks = [
  ...footerPages,
  { label: 'Noorderlicht.example', url: 'https://www.noorderlicht.example/' },
];

/**
 * Gives the site the logo, contact and links of the demo's hospital, and its colours their values for print and paint.
 * A hospital with another name only gets the links to the demo's pages. Existing settings stay.
 */
export async function loadSite(strapi: Core.Strapi, colors: readonly DemoColor[]): Promise<void> {
  const site = await strapi.db
    .query(SITE)
    .findOne({ populate: { logo: true, contact: true, footerLinks: true }, orderBy: { id: 'asc' } });
  if (!site || site.logo || site.contact || site.footerLinks.length > 0) return;
  const { documentId } = site;
  if (site.productName !== HOSPITAL) {
    const data: object = { footerLinks: footerPages };
    await strapi.documents(SITE).update({ documentId, data });
    return;
  }
  const add = (name: string) =>
    addFile(strapi, {
      path: path.join(strapi.dirs.app.root, 'demo', 'files', name),
      name,
      field: 'files',
    });
  await strapi.db.transaction(async () => {
    const { id: logo } = await add(LOGO);
    const { id: logoDark } = await add(LOGO_DARK);
    const { id: ornamentImage } = await add(ORNAMENT);
    const data: object = { logo, logoDark, ornament: 'own', ornamentImage, contact, footerLinks };
    await strapi.documents(SITE).update({ documentId, data });
    for (const { token, ...values } of colors) {
      await strapi.db.query('api::color.color').update({ where: { token }, data: values });
    }
  });
}

import { defineRoute } from '../../../http/define-route';
import { adminSiteEntity, siteEntity } from '../../../http/schemas/site';
import { getData } from '../../../http/schemas/plain';
import { siteInput } from '../schemas/site-input';

const form = {
  logo: 'binary',
  logoDark: 'binary',
  favicon: 'binary',
  ornament: 'string',
  ornamentImage: 'binary',
  productName: 'string',
  productSlug: 'string',
  palette: 'string',
  contact: 'string',
  footerLinks: 'string',
  registration: 'string',
  registrationDomains: 'string',
  sharing: 'string',
  mailFromName: 'string',
} as const;

export default {
  routes: [
    defineRoute('GET', '/site', 'site.find', {
      access: 'all',
      summary: 'Name, logo, colours, contact and footer of the portal, and how people log in.',
      response: getData(siteEntity),
    }),
    defineRoute('GET', '/admin/site', 'site.findForAdmin', {
      access: 'admin',
      summary: 'The portal’s own settings.',
      response: getData(adminSiteEntity),
    }),
    defineRoute('PUT', '/admin/site', 'site.update', {
      access: 'admin',
      summary:
        'Changes the portal’s own settings; what is left out stays, what is sent replaces what was there.',
      description:
        'In a form, palette, contact, footerLinks and registrationDomains are JSON text. A picture is sent as a file of at most 2 MB (logo and logoDark: svg, png or jpg; favicon: svg or png; ornamentImage: svg), and taken away with null.',
      body: siteInput,
      multipart: form,
      example: {
        contact: { name: 'Team Communicatie', email: 'huisstijl@example.org', phone: '', text: '' },
        footerLinks: [{ label: 'Privacy', url: '/huisstijl/privacy' }],
      },
      response: getData(adminSiteEntity),
      errors: [412],
    }),
  ],
};

import { defineRoute } from '../../../http/define-route';
import { siteEntity } from '../../../http/schemas/site';
import { getData } from '../../../http/schemas/plain';
import { siteInput } from '../schemas/site-input';

export default {
  routes: [
    defineRoute({
      method: 'GET',
      path: '/site',
      handler: 'site.find',
      access: 'all',
      summary: 'Name, logo, colours, contact and footer of the portal, and how people log in.',
      response: getData(siteEntity),
    }),
    defineRoute({
      method: 'GET',
      path: '/admin/site',
      handler: 'site.findForAdmin',
      access: 'admin',
      summary: 'The portal’s own settings.',
      response: getData(siteEntity),
    }),
    defineRoute({
      method: 'PUT',
      path: '/admin/site',
      handler: 'site.update',
      access: 'admin',
      summary:
        'Changes the portal’s own settings; what is left out stays, what is sent replaces what was there.',
      body: siteInput,
      example: {
        contact: { name: 'Team Communicatie', email: 'huisstijl@example.org', phone: '', text: '' },
        footerLinks: [{ label: 'Privacy', url: '/huisstijl/privacy' }],
      },
      response: getData(siteEntity),
    }),
  ],
};

import { defineRoute } from '../../../http/define-route';
import { siteEntity } from '../../../http/wire/site';
import { dataOf } from '../../../http/wire/wrappers';

export default {
  routes: [
    defineRoute({
      method: 'GET',
      path: '/site',
      handler: 'site.find',
      access: 'all',
      summary: 'Name, logo and colours of the portal, and how people log in.',
      response: dataOf(siteEntity),
    }),
  ],
};

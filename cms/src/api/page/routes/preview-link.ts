import { z } from 'zod';
import { blockTypes } from '../../../blocks/registry';
import { defineRoute } from '../../../http/define-route';
import { getData } from '../../../http/schemas/plain';
import { pageEntity } from '../schemas/page-entity';
import { previewLinkEntity } from '../schemas/preview-link';

export default {
  routes: [
    defineRoute({
      method: 'GET',
      path: '/previews/:token',
      handler: 'preview-link.show',
      access: 'all',
      summary: 'The draft of a page, for everybody who has an address that an admin made for it.',
      response: () => getData(pageEntity(blockTypes(strapi))),
      errors: [404],
    }),
    defineRoute({
      method: 'GET',
      path: '/admin/pages/:id/preview-links',
      handler: 'preview-link.find',
      access: 'admin',
      summary: 'The addresses that show the draft of a page and still work.',
      response: getData(z.array(previewLinkEntity)),
    }),
    defineRoute({
      method: 'POST',
      path: '/admin/pages/:id/preview-links',
      handler: 'preview-link.create',
      access: 'admin',
      summary: 'Makes an address that shows the draft of a page for a week.',
      response: getData(previewLinkEntity),
    }),
    defineRoute({
      method: 'DELETE',
      path: '/admin/pages/:id/preview-links/:link',
      handler: 'preview-link.delete',
      access: 'admin',
      summary: 'Ends such an address at once.',
      answers: 'nothing',
    }),
  ],
};

import { z } from 'zod';
import { blockTypes } from '../../../blocks/registry';
import { defineRoute } from '../../../http/define-route';
import { getData } from '../../../http/schemas/plain';
import { pageEntity } from '../schemas/page-entity';
import { previewLinkEntity } from '../schemas/preview-link';

export default {
  routes: [
    defineRoute('GET', '/previews/:token', 'preview-link.show', {
      access: 'all',
      summary: 'The draft of a page, for everybody who has an address that an admin made for it.',
      response: () => getData(pageEntity(blockTypes(strapi))),
      errors: [404],
    }),
    defineRoute('GET', '/admin/pages/:id/preview-links', 'preview-link.find', {
      access: 'admin',
      summary: 'The addresses that show the draft of a page and still work.',
      response: getData(z.array(previewLinkEntity)),
    }),
    defineRoute('POST', '/admin/pages/:id/preview-links', 'preview-link.create', {
      access: 'admin',
      summary: 'Makes an address that shows the draft of a page for a week.',
      response: getData(previewLinkEntity),
    }),
    defineRoute('DELETE', '/admin/pages/:id/preview-links/:link', 'preview-link.delete', {
      access: 'admin',
      summary: 'Ends such an address at once.',
      answers: 'nothing',
    }),
  ],
};

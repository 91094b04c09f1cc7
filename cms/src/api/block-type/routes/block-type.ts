import { z } from 'zod';
import { blockTypeEntity } from '../../../blocks/editor-types';
import { defineRoute } from '../../../http/define-route';
import { getData } from '../../../http/schemas/plain';

export default {
  routes: [
    defineRoute('GET', '/admin/block-types', 'block-type.find', {
      access: 'admin',
      summary: 'Block types with their fields, options and defaults, as the component schemas have them.',
      description: '`meta.page` has the fields that were added to pages themselves, in the same form.',
      response: getData(z.array(blockTypeEntity)).extend({ meta: z.object({ page: blockTypeEntity }) }),
    }),
  ],
};

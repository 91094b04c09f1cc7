import { z } from 'zod';
import { defineRoute } from '../../../http/define-route';
import { getData } from '../../../http/schemas/plain';
import { presenceEntity, presenceInput, presenceQuery } from '../schemas/presence';

export default {
  routes: [
    defineRoute('PUT', '/admin/pages/:id/presence', 'presence.tell', {
      access: 'admin',
      summary: 'Says that a tab edits a page, for the next 30 seconds, and gives the other tabs that do.',
      body: presenceInput,
      example: { editor: '0b1f6c1e-6f0e-4a51-9b0e-2f1a5f4d7a3c' },
      response: getData(z.array(presenceEntity)),
    }),
    defineRoute('DELETE', '/admin/pages/:id/presence', 'presence.end', {
      access: 'admin',
      summary: 'Says that a tab no longer edits a page.',
      query: presenceQuery,
      answers: 'nothing',
    }),
  ],
};

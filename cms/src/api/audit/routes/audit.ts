import { defineRoute } from '../../../http/define-route';
import { getList } from '../../../http/schemas/plain';
import { auditEntity, auditQuery } from '../schemas/audit';

export default {
  routes: [
    defineRoute('GET', '/admin/audit', 'audit.list', {
      access: 'admin',
      summary: 'The audit log: who did what, when and from where; the newest first.',
      description: 'As CSV it holds every line that the filters let through, not one page.',
      query: auditQuery,
      response: getList(auditEntity),
      csv: true,
    }),
  ],
};

import { blockTypes } from '../../../blocks/registry';
import { defineRoute } from '../../../http/define-route';
import { getData, getList } from '../../../http/schemas/plain';
import { pageEntity } from '../schemas/page-entity';
import { revisionEntity, revisionInput, revisionListQuery, wholeRevisionEntity } from '../schemas/revision';

const types = () => blockTypes(strapi);
const whole = () => getData(wholeRevisionEntity(types()));

export default {
  routes: [
    defineRoute('GET', '/admin/pages/:id/revisions', 'revision.find', {
      access: 'admin',
      summary: 'The history of a page: publications, restores and runs of saves, the newest first.',
      query: revisionListQuery,
      response: () => getList(revisionEntity),
    }),
    defineRoute('GET', '/admin/pages/:id/revisions/:revision', 'revision.findOne', {
      access: 'admin',
      summary: 'A revision, with the page as it was.',
      response: whole,
    }),
    defineRoute('PUT', '/admin/pages/:id/revisions/:revision', 'revision.update', {
      access: 'admin',
      summary: 'Names a revision; null takes the name away.',
      body: revisionInput,
      response: whole,
    }),
    defineRoute('POST', '/admin/pages/:id/revisions/:revision/restore', 'page.restoreRevision', {
      access: 'admin',
      summary: 'Makes a revision the draft of its page. Takes If-Match.',
      response: () => getData(pageEntity(types())),
      errors: [412],
    }),
  ],
};

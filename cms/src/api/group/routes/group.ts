import { defineReads, defineRoute } from '../../../http/define-route';
import { groupEntity } from '../../../http/schemas/groups';
import { getData, getList } from '../../../http/schemas/plain';
import {
  groupCreateInput,
  groupDeleteQuery,
  groupListQuery,
  groupUpdateInput,
  groupUsageEntity,
  membersInput,
} from '../schemas/group';

export default {
  routes: [
    ...defineReads('/groups', 'group.list', {
      access: 'admin',
      summary: 'Groups, the newest first; `search` looks in names.',
      query: groupListQuery,
      response: getList(groupEntity),
    }),
    ...defineReads('/groups/:id', 'group.find', {
      access: 'admin',
      summary: 'One group.',
      response: getData(groupEntity),
    }),
    ...defineReads('/groups/:id/usage', 'group.usage', {
      access: 'admin',
      summary:
        'How many members a group has, and the pages that name it in a draft, live or scheduled version.',
      response: getData(groupUsageEntity),
    }),
    defineRoute('POST', '/groups', 'group.create', {
      access: 'admin',
      summary: 'Makes a group.',
      body: groupCreateInput,
      example: { name: 'Communicatie', permissions: ['view', 'download-for-use'] },
      response: getData(groupEntity),
      errors: [409],
    }),
    defineRoute('PUT', '/groups/:id', 'group.update', {
      access: 'admin',
      summary: 'Changes the given fields of a group; permissions count at once.',
      body: groupUpdateInput,
      response: getData(groupEntity),
      errors: [409, 412],
    }),
    defineRoute('PUT', '/groups/:id/members', 'group.changeMembers', {
      access: 'admin',
      summary: 'Puts people in a group and takes others out, all or none; it counts at once.',
      body: membersInput,
      example: { add: ['u7d2', 'u9f1'], remove: ['u3k8'] },
      response: getData(groupEntity),
    }),
    defineRoute('DELETE', '/groups/:id', 'group.delete', {
      access: 'admin',
      summary: 'Deletes a group; 409 with `used_on` when pages or blocks use it, unless `force=true`.',
      query: groupDeleteQuery,
      answers: 'nothing',
      errors: [409],
    }),
  ],
};

import { defineRoute } from '../../../http/define-route';
import { userEntity } from '../../../http/wire/users';
import { dataOf, listOf } from '../../../http/wire/wrappers';
import { userCreateInput, userUpdateInput } from '../schemas/user-input';
import { userListQuery } from '../schemas/user-query';

const list = (path: string) =>
  defineRoute({
    method: 'GET',
    path,
    handler: 'user.list',
    access: 'admin',
    summary: 'Users, by last and first name; `search` looks in names and addresses.',
    query: userListQuery,
    response: listOf(userEntity),
  });

const find = (path: string) =>
  defineRoute({
    method: 'GET',
    path,
    handler: 'user.find',
    access: 'admin',
    summary: 'One user.',
    response: dataOf(userEntity),
  });

export default {
  routes: [
    list('/users'),
    list('/admin/users'),
    find('/users/:id'),
    find('/admin/users/:id'),
    defineRoute({
      method: 'POST',
      path: '/users',
      handler: 'user.create',
      access: 'admin',
      summary: 'Makes a user.',
      body: userCreateInput,
      example: { firstName: 'Sanne', lastName: 'de Vries', email: 'sanne@example.org', groups: ['g4x8'] },
      response: dataOf(userEntity),
      errors: [409],
    }),
    defineRoute({
      method: 'PUT',
      path: '/users/:id',
      handler: 'user.update',
      access: 'admin',
      summary: 'Changes the given fields of a user; a new password and deactivation end the sessions.',
      body: userUpdateInput,
      response: dataOf(userEntity),
      errors: [409],
    }),
    defineRoute({
      method: 'POST',
      path: '/users/:id/invitation',
      handler: 'user.invite',
      access: 'admin',
      limit: 'invite',
      summary: 'Mails a user the invitation again; links of earlier ones stop working.',
      description: 'For who never logged in, or has no password yet.',
      answers: 'nothing',
      errors: [409],
    }),
    defineRoute({
      method: 'DELETE',
      path: '/users/:id',
      handler: 'user.delete',
      access: 'admin',
      summary: 'Deletes a user; not the last active admin.',
      answers: 'nothing',
      errors: [409],
    }),
  ],
};

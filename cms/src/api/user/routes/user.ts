import { defineRoute } from '../../../http/define-route';
import { listQuery } from '../../../http/lists';
import { userEntity } from '../../../http/wire/users';
import { dataOf, listOf } from '../../../http/wire/wrappers';
import { userCreateInput, userUpdateInput } from '../schemas/user-input';

const list = (path: string) =>
  defineRoute({
    method: 'GET',
    path,
    handler: 'user.list',
    access: 'admin',
    summary: 'Users, by name; `search` looks in names and addresses.',
    query: listQuery,
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

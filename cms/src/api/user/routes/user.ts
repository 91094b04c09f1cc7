import { defineReads, defineRoute } from '../../../http/define-route';
import { userEntity } from '../../../http/schemas/users';
import { getData, getList } from '../../../http/schemas/plain';
import { importEntity, importQuery, userCreateInput, userUpdateInput, userListQuery } from '../schemas/user';

const IMPORT = [
  'Up to 5,000 lines and 2 MiB, in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs; a first line may say which (`sep=;`). The header names the columns, in any order: voornaam or firstName, tussenvoegsel or infix (comes before the last name), achternaam or lastName, naam or name (a whole name: split), e-mailadres or email, rol or role (beheerder or admin, gebruiker or user), groepen or groups (names, with ; or | between them), omschrijving or description, and what is commonly said for those. Other columns are left out; `columns` of the answer names them.',
  'An address that has an account changes it: what a cell leaves empty stays, groups are added. Others get an account and an invitation by mail. When a line is wrong nothing is written: 400 with all lines in `rows`.',
].join('\n\n');

export default {
  routes: [
    ...defineReads('/users', 'user.list', {
      access: 'admin',
      summary: 'Users, by last and first name; `search` looks in names and addresses.',
      query: userListQuery,
      response: getList(userEntity),
    }),
    ...defineReads('/users/:id', 'user.find', {
      access: 'admin',
      summary: 'One user.',
      response: getData(userEntity),
    }),
    defineRoute('POST', '/users', 'user.create', {
      access: 'admin',
      summary: 'Makes a user.',
      body: userCreateInput,
      example: { firstName: 'Sanne', lastName: 'de Vries', email: 'sanne@example.org', groups: ['g4x8'] },
      response: getData(userEntity),
      errors: [409],
    }),
    defineRoute('POST', '/users/import', 'user.import', {
      access: 'admin',
      summary: 'Takes in a list of people as CSV, whole or not at all; `dry_run=false` unless it is a trial.',
      description: IMPORT,
      query: importQuery,
      multipart: { file: 'binary' },
      acceptsCsv: true,
      response: getData(importEntity),
    }),
    defineRoute('PUT', '/users/:id', 'user.update', {
      access: 'admin',
      summary: 'Changes the given fields of a user; a new password and deactivation end the sessions.',
      body: userUpdateInput,
      response: getData(userEntity),
      errors: [409, 412],
    }),
    defineRoute('POST', '/users/:id/invitation', 'user.invite', {
      access: 'admin',
      limit: 'invite',
      summary: 'Mails a user the invitation again; links of earlier ones stop working.',
      description: 'For who never logged in, or has no password yet.',
      answers: 'nothing',
      errors: [409],
    }),
    defineRoute('DELETE', '/users/:id', 'user.delete', {
      access: 'admin',
      summary: 'Deletes a user; not the last active admin.',
      answers: 'nothing',
      errors: [409],
    }),
  ],
};

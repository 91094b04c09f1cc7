import { defineRoute } from '../../../http/define-route';
import { profileEntity } from '../../../http/wire/users';
import { dataOf } from '../../../http/wire/wrappers';
import { profileInput } from '../schemas/profile-input';

export default {
  routes: [
    defineRoute({
      method: 'GET',
      path: '/profile',
      handler: 'profile.find',
      access: 'user',
      summary: "The caller's own account.",
      response: dataOf(profileEntity),
    }),
    defineRoute({
      method: 'PUT',
      path: '/profile',
      handler: 'profile.update',
      access: 'user',
      limit: 'profile',
      summary: "Changes the given fields of the caller's own account.",
      body: profileInput,
      response: dataOf(profileEntity),
      errors: [409],
    }),
  ],
};

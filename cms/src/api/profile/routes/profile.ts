import { defineRoute } from '../../../http/define-route';
import { profileEntity } from '../../../http/schemas/users';
import { getData } from '../../../http/schemas/plain';
import { emailConfirmInput, profileInput } from '../schemas/profile-input';

export default {
  routes: [
    defineRoute('GET', '/profile', 'profile.find', {
      access: 'user',
      summary: "The caller's own account.",
      response: getData(profileEntity),
    }),
    defineRoute('PUT', '/profile', 'profile.update', {
      access: 'user',
      limit: 'password',
      summary: "Changes the given fields of the caller's own account.",
      description:
        'A changed `email` needs `current_password`. It is pending until its owner confirms it with the token in a mail to the new address; the old address gets a notice.',
      body: profileInput,
      response: getData(profileEntity),
      errors: [409],
    }),
    defineRoute('POST', '/profile/email/confirm', 'profile.confirmEmail', {
      access: 'user',
      limit: 'password',
      summary: "Makes the pending address the one of the caller's account; their other sessions end.",
      body: emailConfirmInput,
      answers: 'nothing',
      errors: [409],
    }),
  ],
};

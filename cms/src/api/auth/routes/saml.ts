import { defineRoute } from '../../../http/define-route';
import { tokenEntity, samlInput } from '../schemas/auth';

export default {
  routes: [
    defineRoute('POST', '/auth/saml', 'saml.login', {
      access: 'open',
      limit: 'token',
      summary: 'Logs in with the code of a staff portal, in the browser that began there; answers as login.',
      body: samlInput,
      response: tokenEntity,
      cookie: 'sets',
      errors: [401, 403],
    }),
  ],
};

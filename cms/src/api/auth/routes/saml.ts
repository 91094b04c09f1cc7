import { defineRoute } from '../../../http/define-route';
import { tokenEntity, samlInput } from '../schemas/auth';

export default {
  routes: [
    defineRoute({
      method: 'POST',
      path: '/auth/saml',
      handler: 'saml.login',
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

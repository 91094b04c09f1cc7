import { defineRoute } from '../../../http/define-route';
import { confirmInput, registerInput } from '../schemas/auth';

export default {
  routes: [
    defineRoute('POST', '/auth/register', 'registration.register', {
      access: 'open',
      limit: 'register',
      summary:
        'Asks for an account; a mail brings the link that makes it. The answer is the same for a taken address.',
      body: registerInput,
      answers: 'nothing',
      errors: [403],
    }),
    defineRoute('POST', '/auth/register/confirm', 'registration.confirm', {
      access: 'open',
      limit: 'token',
      summary: 'Makes a registration an account, with the token in its mail and the password given in it.',
      body: confirmInput,
      answers: 'nothing',
      errors: [403, 423],
    }),
  ],
};

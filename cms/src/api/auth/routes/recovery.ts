import { defineRoute } from '../../../http/define-route';
import { recoverInput, resetInput } from '../schemas/auth';

export default {
  routes: [
    defineRoute('POST', '/auth/password/email', 'recovery.mail', {
      access: 'open',
      limit: 'recover',
      summary: 'Mails a link to choose another password. The answer is the same for an unknown address.',
      body: recoverInput,
      answers: 'nothing',
    }),
    defineRoute('POST', '/auth/password/reset', 'recovery.reset', {
      access: 'open',
      limit: 'token',
      summary:
        'Sets a password with the token in a mail; lifts the lock and ends all sessions of the account.',
      description: 'After an invitation the answer carries the refresh token of a session in a cookie.',
      body: resetInput,
      answers: 'nothing',
      cookie: 'sets',
    }),
  ],
};

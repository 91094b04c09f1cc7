import { defineRoute } from '../../../http/define-route';
import { loginInput, passwordInput, tokenEntity } from '../schemas/auth';

export default {
  routes: [
    defineRoute('POST', '/auth/login', 'auth.login', {
      access: 'open',
      summary: 'Logs in; the answer carries an access token, a cookie the refresh token.',
      body: loginInput,
      example: { email: 'sanne@example.org', password: 'een-lang-wachtwoord' },
      response: tokenEntity,
      cookie: 'sets',
      errors: [401, 403, 423, 429],
    }),
    defineRoute('POST', '/auth/refresh', 'auth.refresh', {
      access: 'open',
      limit: 'refresh',
      summary: 'A new access token for the refresh token in the cookie, which is replaced.',
      response: tokenEntity,
      cookie: 'takes',
      errors: [401, 403],
    }),
    defineRoute('POST', '/auth/logout', 'auth.logout', {
      access: 'user',
      summary: 'Ends the session of the access token.',
      answers: 'nothing',
    }),
    defineRoute('PUT', '/auth/password', 'auth.password', {
      access: 'user',
      limit: 'password',
      summary: "Changes the caller's own password; their other sessions end.",
      body: passwordInput,
      answers: 'nothing',
    }),
  ],
};

import { admins, anyCaller, everybody, loggedIn } from '../callers';
import { row } from '../row';

const NEW = { password: 'een-heel-ander-wachtwoord', password_confirmation: 'een-heel-ander-wachtwoord' };

/** What everybody may ask, and how people get in and out. */
export const openRows = [
  row('GET /site', 'the site', () => ({ path: '/site' }), everybody(200)),
  row('GET /admin/site', 'the settings', () => ({ path: '/admin/site' }), admins(200)),
  row('PUT /admin/site', 'nothing', () => ({ path: '/admin/site', json: {} }), admins(200)),
  row('GET /', 'the start', () => ({ path: '' }), everybody(200)),
  row('GET /openapi.json', 'the document', () => ({ path: '/openapi.json' }), everybody(200)),
  row(
    'POST /auth/login',
    'a wrong password',
    () => ({ path: '/auth/login', json: { email: 'niemand@example.org', password: 'zomaar wat' } }),
    // After five of them it is locked for all.
    { ...anyCaller(401), blind: 423, inactive: 423, rubbish: 423, admin: 423 },
  ),
  row('POST /auth/login', 'rubbish', () => ({ path: '/auth/login', json: [] }), anyCaller(400)),
  row('POST /auth/refresh', 'without a cookie', () => ({ path: '/auth/refresh' }), anyCaller(401)),
  row(
    'POST /auth/saml',
    'an unknown code',
    () => ({ path: '/auth/saml', json: { code: 'x' } }),
    anyCaller(401),
  ),
  row(
    'POST /auth/register',
    'rubbish',
    () => ({ path: '/auth/register', json: { email: 'x' } }),
    anyCaller(400),
  ),
  row(
    'POST /auth/register',
    'an address',
    () => ({
      path: '/auth/register',
      json: { firstName: 'Iemand', lastName: 'Nieuws', email: 'iemand.nieuws@example.org', ...NEW },
    }),
    anyCaller(204),
  ),
  row(
    'POST /auth/register/confirm',
    'an unknown token',
    () => ({ path: '/auth/register/confirm', json: { token: 'x', password: NEW.password } }),
    anyCaller(400),
  ),
  row(
    'POST /auth/password/email',
    'an address',
    () => ({ path: '/auth/password/email', json: { email: 'niemand@example.org' } }),
    anyCaller(204),
  ),
  row(
    'POST /auth/password/reset',
    'an unknown token',
    () => ({ path: '/auth/password/reset', json: { token: 'x', ...NEW } }),
    anyCaller(400),
  ),
  row(
    'PUT /auth/password',
    'a wrong one',
    () => ({ path: '/auth/password', json: { current_password: 'verkeerd', ...NEW } }),
    loggedIn(400),
  ),
];

/** The last call of everybody. */
export const logoutRow = row('POST /auth/logout', 'out', () => ({ path: '/auth/logout' }), loggedIn(204));

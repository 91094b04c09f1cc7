import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { type Portal, startPortal, startPortalProcess } from '../support/portal';

const PUBLIC_URL = 'https://huisstijl.example.org';

type Started = Awaited<ReturnType<typeof startPortal>>;
/** With Strapi's panel, on a plain address. */
let open: Started;
/** Without the panel, on https. */
let closed: Portal;

beforeAll(async () => {
  open = await startPortal();
  closed = await startPortalProcess({
    beside: open,
    env: { STRAPI_ADMIN: 'off', PUBLIC_URL },
  });
});
afterAll(async () => {
  await closed.stop();
  await open.stop();
});

const browser = { Accept: 'text/html' };

describe('Strapi’s own calls for the content API are closed, whatever is granted', () => {
  const ACTIONS = [
    'api::page.page.find',
    'api::asset.asset.find',
    'plugin::upload.content-api.find',
    'plugin::upload.content-api.upload',
    'plugin::users-permissions.user.find',
    'plugin::users-permissions.auth.callback',
    'plugin::users-permissions.auth.register',
    'plugin::i18n.locales.listLocales',
    'plugin::email.email.send',
    'plugin::content-type-builder.content-types.getContentTypes',
  ];
  const CALLS = [
    'GET /pages',
    'GET /revisions',
    'GET /sessions',
    'GET /login-attempts',
    'GET /audit-entries',
    'PUT /site',
    'GET /upload',
    'GET /upload/files',
    'GET /upload/files/1',
    'POST /upload',
    'DELETE /upload/files/1',
    'POST /auth/local',
    'POST /auth/local/register',
    'POST /auth/forgot-password',
    'POST /auth/reset-password',
    'POST /auth/change-password',
    'GET /auth/email-confirmation',
    'GET /connect/google',
    'GET /auth/google/callback',
    'GET /users-permissions/roles',
    'GET /users-permissions/permissions',
    'GET /users/count',
    'GET /users/me',
    'GET /i18n/locales',
    'POST /email',
    'GET /content-type-builder/content-types',
    'GET /content-type-builder/components',
    'GET /documentation',
    'POST /graphql',
    'GET /graphql',
  ];
  let callers: Client[];

  beforeAll(async () => {
    const permissions = open.strapi.db.query('plugin::users-permissions.permission');
    const roles = await open.strapi.db.query('plugin::users-permissions.role').findMany({ select: ['id'] });
    for (const { id } of roles)
      for (const action of ACTIONS) await permissions.create({ data: { action, role: id } });
    const token = await open.strapi.service('admin::api-token').create({
      name: 'alles',
      description: '',
      type: 'full-access',
      kind: 'content-api',
      lifespan: null,
    });
    callers = [open.api, await open.admin(), open.api.bearer(token.accessKey)];
  });

  test.each(CALLS)('%s', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    for (const caller of callers) {
      const { status } = await caller.send(method, path, method === 'GET' ? {} : { json: {} });
      // Below /users an id is asked for, and 401 goes before 404 there.
      expect(path.startsWith('/users/') ? [401, 404] : [404]).toContain(status);
    }
  });

  test('a token of Strapi opens nothing of ours', async () => {
    const [, , withToken] = callers;
    for (const path of ['/pages/map', '/users', '/site'])
      expect((await withToken?.get(path))?.status).toBe(401);
  });
});

describe('with STRAPI_ADMIN=off', () => {
  test('every call of Strapi’s panel is gone', async () => {
    const layers = open.strapi.server.api('admin').listRoutes();
    expect(layers.length).toBeGreaterThan(80);
    const left: string[] = [];
    for (const { methods, path } of layers) {
      const target = path.replace(/:\w+\??(\([^)]*\))?\*?/g, '1').replace(/\(.*\)/, 'x');
      for (const method of methods.filter((name: string) => name !== 'HEAD')) {
        const { status, headers } = await closed.site.send(method, target);
        const isApp = headers.get('content-type')?.includes('text/html');
        // Some of its paths are also screens of the portal.
        const isScreen = method === 'GET' && target.startsWith('/admin/users') && status === 200;
        if (!isApp || (status !== 404 && !isScreen)) left.push(`${method} ${target}: ${status}`);
      }
    }
    expect(left).toEqual([]);
  });

  test.each([
    '/beheer',
    '/beheer/',
    '/beheer/auth/login',
    '/Beheer',
    '/admin/init',
    '/ADMIN/init',
    '/admin/login/',
    '/uploads/',
    '/uploads/x.png',
    '/documentation',
    '/openapi.json',
    '/graphql',
    '/connect/google',
    '/content-manager/content-types',
    '/strapi-plugin-sso/oidc',
    '/users-permissions/roles',
    '/_health/strapi',
  ])('%s is not there', async (address) => {
    for (const headers of [browser, { Accept: 'application/json' }]) {
      const { status, body } = await closed.site.get<string>(address, headers);
      expect(status).toBe(404);
      expect(body).toContain('<div id="root">');
    }
  });

  test('the portal keeps its own addresses below /admin', async () => {
    for (const address of ['/admin/users', '/admin/groups']) {
      expect((await closed.site.get(address, browser)).status).toBe(200);
    }
    expect((await closed.api.get('/admin/users')).status).toBe(401);
  });
});

test('with the panel, Strapi’s calls are for maintainers only', async () => {
  for (const address of ['/admin/users', '/upload/files', '/content-manager/content-types']) {
    expect((await open.site.get(address, { Accept: 'application/json' })).status).toBe(401);
  }
  for (const address of [
    '/uploads/x.png',
    '/users-permissions/roles',
    '/documentation',
    '/graphql',
    '/openapi.json',
  ]) {
    expect((await open.site.get(address)).status).toBe(404);
  }
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PANEL_ROUTES, type Right } from '../../src/server/security/panel-routes/table';
import type { Answer, Client } from '../support/client';
import { type OidcProvider, startOidc } from '../support/oidc';
import { panelAccount } from '../support/panel';
import { MAINTAINER, startPortal } from '../support/portal';
import type { Data } from '../support/wire';

let oidc: OidcProvider;
let portal: Awaited<ReturnType<typeof startPortal>>;

/** Each role with a session, and what it was given. */
let roles: { name: string; client: Client; granted: { action: string; subject: string | null }[] }[];

const SUPER = 'strapi-super-admin';

function getRole(name: string) {
  const role = roles.find((each) => each.name === name);
  if (!role) throw new Error('There is no such role.');
  return role;
}

const findGranted = async (roleId: number) => {
  const rows = portal.strapi.db.query('admin::permission');
  return rows.findMany({ where: { role: { id: roleId } }, select: ['action', 'subject'] });
};

beforeAll(async () => {
  // Its routes are there only with a provider.
  oidc = await startOidc();
  portal = await startPortal({ env: oidc.env });
  roles = [];
  for (const code of [SUPER, 'strapi-editor', 'strapi-author', null]) {
    const account = await panelAccount(portal, code ?? []);
    const granted = await findGranted(account.roleId);
    roles.push({ name: code ?? 'without any right', client: account, granted });
  }
});
afterAll(async () => {
  await portal.stop();
  oidc.stop();
});

const route = z.looseObject({
  method: z.string(),
  path: z.string(),
  config: z.looseObject({ prefix: z.string().optional() }).optional(),
});
const group = z.looseObject({
  type: z.string().default('admin'),
  prefix: z.string().optional(),
  routes: z.array(route),
});
const router = z.union([z.array(route), z.record(z.string(), group)]);

/** What Strapi and its plugins bring for the panel, whatever became of it. */
function getBrought(): string[] {
  const { strapi } = portal;
  const brought: string[] = [];
  const read = (name: string, given: unknown): void => {
    const parsed = router.parse(given ?? []);
    const groups = Array.isArray(parsed)
      ? [{ type: 'admin', prefix: undefined, routes: parsed }]
      : Object.values(parsed);
    for (const { type, prefix = `/${name}`, routes } of groups) {
      if (type !== 'admin') continue;
      for (const { method, path, config } of routes)
        brought.push(`${method} ${`${config?.prefix ?? prefix}${path}`.replace(/\/$/, '')}`);
    }
  };
  const { routes: own } = z.looseObject({ routes: z.unknown() }).parse(strapi.get('admin'));
  read('admin', own);
  for (const [name, plugin] of Object.entries(strapi.plugins))
    read(name, z.looseObject({ routes: z.unknown() }).parse({ ...plugin }).routes);
  return brought.filter((key) => !key.includes(' /portal/'));
}

const isOnlyInDevelopment = (right: Right): boolean =>
  typeof right === 'object' && right.onlyInDevelopment === true;
const isClosed = (right: Right): boolean => right === 'nobody' || isOnlyInDevelopment(right);

describe('the list', () => {
  const judged = PANEL_ROUTES.map(([method, path]) => `${method} ${path}`);

  test('judges every route that Strapi brings, each once, and no other', () => {
    const brought = getBrought();
    expect(brought.length).toBeGreaterThan(150);
    expect(brought.filter((key) => !judged.includes(key))).toEqual([]);
    expect(judged.filter((key) => !brought.includes(key))).toEqual([]);
    expect(judged.filter((key, at) => judged.indexOf(key) !== at)).toEqual([]);
  });

  test('is what the server has', () => {
    const layers: { methods: string[]; path: string }[] = portal.strapi.server.api('admin').listRoutes();
    const made = layers.flatMap(({ methods, path }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`),
    );
    const open = PANEL_ROUTES.filter(([, , right]) => !isClosed(right));
    expect(made.filter((key) => !key.includes(' /portal/')).sort()).toEqual(
      open.map(([method, path]) => `${method} ${path}`).sort(),
    );
  });

  test('gives reasons that hold: no content type has drafts of Strapi or a field of the type uid', () => {
    const types = Object.values(portal.strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
    expect(types.filter(({ options }) => options?.draftAndPublish)).toEqual([]);
    const fields = types.flatMap(({ attributes }) => Object.values<{ type: string }>(attributes));
    expect(fields.filter(({ type }) => type === 'uid')).toEqual([]);
  });

  test('shows no permission of a screen that is closed', async () => {
    const { client } = getRole(SUPER);
    const { body } = await client.get<Data<{ sections: Record<string, unknown> }>>('/admin/permissions');
    const { plugins, settings } = body.data.sections;
    const shown = JSON.stringify([plugins, settings]);
    expect(shown).toContain('admin::roles.read');
    expect(shown).not.toMatch(
      /-tokens|transfer|webhooks|marketplace|plugin::(?:email|i18n|users-permissions)\./,
    );
  });
});

/** An address of a route, about something that is not there. */
const getAddress = (path: string): string =>
  path
    .replace(':model', path.includes('single-types') ? 'api::site.site' : 'api::page.page')
    .replace(':contentType', 'api::page.page')
    .replace(/:\w+/g, '999999');

/** Of most routes an empty body tells enough. */
const BODIES: Record<string, object> = {
  '/admin/permissions/check': { permissions: [] },
  '/admin/homepage/layout': { widgets: [] },
};

/** Otherwise some paths are screens of the portal. */
const JSON_ONLY = { Accept: 'application/json' };

const call = (client: Client, method: string, path: string): Promise<Answer<unknown>> =>
  client.send(method, getAddress(path), {
    headers: JSON_ONLY,
    ...(method !== 'GET' && { json: BODIES[path] ?? {} }),
  });

/** What the page of an unknown address says of it, for scripts and for people. */
const LOST = /"lost":\{[^}]*\},/;
const NAMED = /<p class="\w+">De pagina <b\b.*?value="[^"]*"/s;

/** What an address without a route answers; the page that says so names the address. */
const getUnknown = ({ status, body, headers }: Answer<unknown>) => ({
  status,
  body: typeof body === 'string' ? body.replace(LOST, '').replace(NAMED, '') : body,
  type: headers.get('content-type'),
  allow: headers.get('allow'),
});

test('what is not for anybody answers as an unknown address does, to everybody', async () => {
  const clients = [portal.site, ...roles.map(({ client }) => client)];
  const unknown = new Map<string, object>();
  for (const [method, path, right] of PANEL_ROUTES) {
    if (!isClosed(right)) continue;
    const nowhere = `/${path.split('/')[1] ?? ''}/nergens`;
    const key = `${method} ${nowhere}`;
    const expected = unknown.get(key) ?? getUnknown(await call(portal.site, method, nowhere));
    unknown.set(key, expected);
    expect(expected).toMatchObject({ status: 404, allow: null });
    const answers = await Promise.all(clients.map((client) => call(client, method, path)));
    expect([method, path, ...answers.map(getUnknown)]).toEqual([
      method,
      path,
      ...clients.map(() => expected),
    ]);
  }
});

test('no body is read where nothing is, and another method is unknown too', async () => {
  const broken = { raw: '{"', headers: { 'Content-Type': 'application/json' } };
  for (const [method, path] of [
    ['POST', '/email'],
    ['POST', '/admin/nergens'],
    ['PUT', '/i18n/settings'],
    ['PATCH', '/upload/files'],
    ['DELETE', '/upload/folders/1'],
  ] as const) {
    const { status, headers } = await portal.site.send(method, path, broken);
    expect([path, status, headers.get('allow')]).toEqual([path, 404, null]);
  }
  expect((await portal.site.send('POST', '/admin/login', broken)).status).toBe(400);
});

// These end the session that asks.
const ENDS_SESSION = ['/admin/logout', '/admin/users/me/sessions'];

describe('each role reaches the routes of its permissions and no others', () => {
  const hasRight = ({ granted }: (typeof roles)[number], right: Right, path: string) =>
    typeof right === 'object' &&
    granted.some(
      ({ action, subject }) =>
        right.any.includes(action) && (right.on === undefined || getAddress(path).includes(String(subject))),
    );

  test.each([SUPER, 'strapi-editor', 'strapi-author', 'without any right'])('%s', async (name) => {
    const role = getRole(name);
    const wrong: [string, string, number][] = [];
    for (const [method, path, right] of PANEL_ROUTES) {
      if (isClosed(right) || right === 'open' || ENDS_SESSION.includes(path)) continue;
      // Strapi looks at the model itself.
      if (path.includes('/relations/')) continue;
      // Strapi fails on one that is not there.
      const isFaulty = path.endsWith('/trigger');
      const isRefused = right !== 'account' && !hasRight(role, right, path);
      const { status } = await call(role.client, method, path);
      if ((status === 403) !== isRefused || status === 401 || (status >= 500 && !isFaulty))
        wrong.push([method, path, status]);
    }
    expect(wrong).toEqual([]);
  });

  test('nobody without a login reaches more than the login', async () => {
    for (const [method, path, right] of PANEL_ROUTES) {
      if (isClosed(right) || right === 'open') continue;
      const { status } = await call(portal.site, method, path);
      expect([method, path, status]).toEqual([method, path, 401]);
    }
  });
});

test('a token of Strapi opens nothing of the panel, whoever made it', async () => {
  const owner = await portal.strapi.db
    .query('admin::user')
    .findOne({ where: { email: MAINTAINER.email }, populate: ['roles'] });
  const given = {
    name: 'alles',
    description: '',
    lifespan: null,
    adminUserOwner: owner.id,
    adminPermissions: [],
  };
  const { accessKey } = await portal.strapi.service('admin::api-token-admin').create(given, owner);
  const withToken = portal.site.bearer(accessKey);
  expect((await withToken.get('/admin/users/me', JSON_ONLY)).status).toBe(403);
});

test('an Author changes nobody’s forms, and asks nothing about the server', async () => {
  const component = '/content-manager/components/block.text/configuration';
  const { body } = await getRole(SUPER).client.get<Data<{ component: object }>>(component);
  const { client } = getRole('strapi-author');
  expect((await client.put(component, body.data.component)).status).toBe(403);
  for (const path of [
    '/admin/information',
    '/admin/homepage/key-statistics',
    '/content-manager/homepage/count-documents',
  ])
    expect((await client.get(path)).status).toBe(403);
});

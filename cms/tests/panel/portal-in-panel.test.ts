import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/lib/postgres.mjs';
import { getLast } from '../support/audit';
import type { Client } from '../support/client';
import { type One, getPeople } from '../support/people';
import { ADMIN, MAINTAINER, startPortal } from '../support/portal';
import type { Data } from '../support/wire';

interface MailLine {
  id: string;
  kind: string;
  to: string;
  subject: string;
  state: string;
  tries: number;
  failure: string | null;
}

let portal: Awaited<ReturnType<typeof startPortal>>;
let admin: Client;
let maintainer: Client;
let asPortalAdmin: Client;
let invited: string;

const inPanel = async (account: { email: string; password: string }): Promise<Client> => {
  const login = await portal.site.post<Data<{ token: string }>>('/admin/login', account);
  expect(login.status).toBe(200);
  return portal.site.bearer(login.body.data.token);
};

let accounts = 0;

/** An account whose role has these permissions of the plugin and no others. */
async function accountWith(...actions: string[]): Promise<Client> {
  const { strapi } = portal;
  accounts += 1;
  const name = `rol-${accounts}`;
  const role = await strapi.service('admin::role').create({ name, description: name });
  const permissions = actions.map((action) => ({ action: `plugin::portal.${action}` }));
  await strapi.service('admin::role').assignPermissions(role.id, permissions);
  const account = { email: `${name}@example.org`, password: 'Een-lang-wachtwoord-9' };
  await strapi
    .service('admin::user')
    .create({ ...account, firstname: name, isActive: true, roles: [role.id] });
  return inPanel(account);
}

const sql = (statement: string) => portal.strapi.db.connection.raw(statement);
const mails = async (): Promise<MailLine[]> =>
  (await maintainer.get<Data<MailLine[]>>('/portal/mails')).body.data;
const mail = async (): Promise<MailLine> => {
  const [first] = await mails();
  if (!first) throw new Error('No mail waits');
  return first;
};

beforeAll(async () => {
  // No mail server is there, so every mail waits.
  portal = await startPortal({ env: { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` } });
  admin = await portal.admin();
  const login = await portal.api.post<{ access_token: string }>('/auth/login', ADMIN);
  asPortalAdmin = portal.site.bearer(login.body.access_token);
  maintainer = await inPanel(MAINTAINER);
  const person = getPeople(admin).person();
  const { status, body } = await admin.post<One>('/users', person);
  expect(status).toBe(200);
  invited = body.data.email;
});
afterAll(() => portal.stop());

const ROUTES = [
  ['GET', '/portal/overview', 'overview.read'],
  ['GET', '/portal/log', 'log.read'],
  ['GET', '/portal/log/csv', 'log.read'],
  ['GET', '/portal/mails', 'mails.read'],
  ['POST', '/portal/mails/1/send', 'mails.send'],
] as const;

test('each route takes its own permission, and reveals nothing without it', async () => {
  const all = [...new Set(ROUTES.map(([, , action]) => action))];
  for (const [method, path, action] of ROUTES) {
    const others = await accountWith(...all.filter((each) => each !== action));
    const { status, body } = await others.send(method, path);
    expect([path, status]).toEqual([path, 403]);
    expect(body).toMatchObject({ data: null, error: { status: 403, details: {} } });
    for (const nobody of [portal.site, asPortalAdmin]) {
      const refused = await nobody.send(method, path);
      expect([path, refused.status]).toEqual([path, 401]);
      expect(refused.bytes.toString()).not.toContain(invited);
    }
  }
});

test('the screen of roles names the permissions in Dutch', async () => {
  const { body } =
    await maintainer.get<Data<{ sections: { plugins: { action: string; displayName: string }[] } }>>(
      '/admin/permissions',
    );
  const own = body.data.sections.plugins.filter(({ action }) => action.startsWith('plugin::portal.'));
  expect(own.map(({ displayName }) => displayName)).toEqual([
    'Overzicht van de portal bekijken',
    'Pagina’s publiceren',
    'Logboek bekijken en downloaden',
    'Wachtende en mislukte mails bekijken',
    'Mails opnieuw versturen',
  ]);
});

test('no role has the marketplace, not even the Super Admin', async () => {
  const { body } = await maintainer.get<Data<{ action: string }[]>>('/admin/users/me/permissions');
  const actions = body.data.map(({ action }) => action);
  expect(actions).toContain('plugin::portal.log.read');
  expect(actions).not.toContain('admin::marketplace.read');
});

test('no role is offered what opens nothing', async () => {
  const { body } = await maintainer.get<Data<{ sections: Record<string, unknown> }>>('/admin/permissions');
  const offered = JSON.stringify(body.data.sections);
  expect(offered).toContain('plugin::content-manager.explorer.update');
  // Pages are published by a right of the portal, and pictures drawn by the portal; the library of files has one view.
  for (const action of ['content-manager.explorer.publish', 'upload.settings', 'upload.configure-view'])
    expect(offered).not.toContain(`plugin::${action}`);
  for (const path of ['settings', 'configuration'])
    expect((await maintainer.put(`/upload/${path}`, {})).status).toBe(404);
});

test('no webhook of Strapi is sent, also not one that was stored before', async () => {
  const { strapi } = portal;
  const hook = { id: 1, name: 'a', url: 'http://127.0.0.1:9/', headers: {}, events: ['entry.update'] };
  const runner = strapi.get('webhookRunner');
  runner.add({ ...hook, isEnabled: true });
  const before: unknown[] = [];
  runner.fetch = (...sent: unknown[]) => Promise.reject(new Error(String(before.push(sent))));
  await runner.executeListener({ event: 'entry.update', info: {} });
  expect(before).toEqual([]);
});

test('the overview counts', async () => {
  const before =
    await maintainer.get<Data<{ pages: { draft: number; scheduled: number } }>>('/portal/overview');
  const at = new Date(Date.now() + 3_600_000).toISOString();
  expect((await admin.post('/pages', { title: 'Gepland', published_at: at })).status).toBe(200);
  const { body } = await maintainer.get<Data<typeof before.body.data & object>>('/portal/overview');
  expect(body.data).toMatchObject({
    pages: { draft: before.body.data.pages.draft + 1, scheduled: before.body.data.pages.scheduled + 1 },
    mails: { waiting: 1, failed: 0 },
    signOn: [],
    storage: { files: 0, bytes: 0 },
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
});

describe('the log', () => {
  test('has the filters of the portal’s own', async () => {
    const reader = await accountWith('log.read');
    const { body } = await reader.get<Data<{ action: string }[]>>(
      '/portal/log?action=user.create&pageSize=1',
    );
    const own = await admin.get<Data<object[]>>('/admin/audit?action=user.create&pageSize=1&names=true');
    expect(body.data).toEqual(own.body.data);
    const wrong = await reader.get<{ error: { message: string } }>('/portal/log?pageSize=9000');
    expect(wrong.status).toBe(400);
    expect(wrong.body.error.message).toBe('pageSize is een getal van 1 tot en met 500.');
  });

  test('is a file with every line that the filters let through', async () => {
    const csv = await maintainer.get<string>('/portal/log/csv?action=user.create');
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.headers.get('cache-control')).toBe('no-store');
    expect(csv.bytes.toString()).toContain('user.create');
    expect(csv.bytes.toString()).not.toContain('maintainer.login');
  });
});

describe('mails', () => {
  const tried = () => expect.poll(async () => (await mail()).tries, { timeout: 30_000 }).toBeGreaterThan(0);

  test('are shown without their text', async () => {
    await tried();
    const answer = await maintainer.get<Data<MailLine[]>>('/portal/mails');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [line] = answer.body.data;
    expect(line).toMatchObject({ kind: 'invite', to: invited, state: 'waiting' });
    expect(line?.failure).toMatch(/^ESOCKET|^ECONN/);
    expect(Object.keys(line ?? {}).sort()).toEqual(
      ['createdAt', 'failure', 'id', 'kind', 'nextTryAt', 'state', 'subject', 'to', 'tries'].sort(),
    );
    expect(answer.bytes.toString()).not.toMatch(/token|http|href|sealed/);
    const search = async (words: string) =>
      (await maintainer.get<Data<MailLine[]>>(`/portal/mails?search=${encodeURIComponent(words)}`)).body.data;
    expect((await search(`INVITE ${invited}`.toUpperCase())).map(({ to }) => to)).toEqual([invited]);
    expect(await search('nergens')).toEqual([]);
  });

  test('are sent again when asked, and the log names by whom', async () => {
    await sql(`update portal_mails set next_try_at = now(), give_up_at = now() - interval '1 second'`);
    await expect.poll(async () => (await mail()).state, { timeout: 30_000 }).toBe('failed');
    const { id, tries } = await mail();
    const sender = await accountWith('mails.read', 'mails.send');
    expect((await sender.post(`/portal/mails/${id}/send`, {})).status).toBe(204);
    expect(await getLast(admin, { action: 'mail.send' })).toMatchObject({
      subject: id,
      actor: null,
      details: { kind: 'invite', maintainer: { name: `rol-${accounts}` } },
    });
    await expect.poll(async () => (await mail()).tries, { timeout: 30_000 }).toBeGreaterThan(tries);
    expect(await mail()).toMatchObject({ id, state: 'waiting' });
  });

  test('with an expired link, or gone, are not sent again', async () => {
    await sql('update portal_mails set failed_at = now(), useful_until = now()');
    const { id } = await mail();
    for (const gone of [id, '999999', 'x']) {
      expect([gone, (await maintainer.post(`/portal/mails/${gone}/send`, {})).status]).toEqual([gone, 404]);
    }
  });
});

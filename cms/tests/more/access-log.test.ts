import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeToken } from '../support/api-tokens';
import type { Client } from '../support/client';
import { collectLog, type LogLine } from '../support/log';
import { startPortal } from '../support/portal';

type Started = Awaited<ReturnType<typeof startPortal>>;
let portal: Started;
let admin: Client;
let lines: LogLine[];

beforeAll(async () => {
  portal = await startPortal({ env: { LOG_LEVEL: 'http' } });
  lines = collectLog(portal.strapi);
  admin = await portal.admin();
});
afterAll(() => portal.stop());

interface Refusal {
  status: number;
  message: string;
  id?: string;
}

describe('the log', () => {
  const getLine = async (path: string) => {
    const find = () => lines.find((line) => line.path === path);
    await expect.poll(find).toBeDefined();
    return find();
  };

  test('has a line for each request, without what stands in its query', async () => {
    const { headers } = await admin.get('/admin/groups?search=geheim-woord');
    const id = headers.get('x-request-id');
    const line = await getLine('/api/v1/admin/groups');
    expect(line).toMatchObject({
      level: 'http',
      method: 'GET',
      status: 200,
      ip: '127.0.0.1',
      request: id,
      user: expect.any(String),
      ms: expect.any(Number),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(JSON.stringify(lines)).not.toContain('geheim-woord');
  });

  test('names a program by the id of its API token, and never holds the token', async () => {
    const { id, token } = await makeToken(admin);
    await portal.api.bearer(token).get(`/presets?token=${token}`);
    expect(await getLine('/api/v1/presets')).toMatchObject({ user: id });
    expect(JSON.stringify(lines)).not.toContain(token.slice(8));
  });

  test('an id of the client is not believed', async () => {
    const { headers } = await portal.api.get('/site', { 'X-Request-Id': 'van-buiten-1234' });
    expect(headers.get('x-request-id')).not.toBe('van-buiten-1234');
  });

  test('what goes wrong on our side is answered with an id only, and the log says more', async () => {
    const sql = (statement: string) => portal.strapi.db.connection.raw(statement);
    await sql('alter table groups rename to groups_away');
    try {
      const { status, body, headers } = await admin.get<Refusal>('/admin/groups');
      expect(status).toBe(500);
      expect(Object.keys(body).sort()).toEqual(['id', 'message', 'status']);
      expect(body.id).toBe(headers.get('x-request-id'));
      expect(body.message).toContain(body.id);
      expect(body.message).not.toMatch(/relation|select|groups/i);
      const logged = lines.find(({ level, request }) => level === 'error' && request === body.id);
      expect(logged?.message).toContain('groups');
    } finally {
      await sql('alter table groups_away rename to groups');
    }
  });

  test('holds no password and no token', async () => {
    const { body } = await portal.api.post<{ access_token: string }>('/auth/login', {
      email: 'beheerder@example.org',
      password: 'een-lang-wachtwoord-1',
    });
    await portal.api.bearer(body.access_token).get('/profile');
    await getLine('/api/v1/profile');
    const all = JSON.stringify(lines);
    expect(all).not.toContain(body.access_token);
    expect(all).not.toContain('een-lang-wachtwoord-1');
  });

  test.each([
    ['/api/v1/shares/geheim-adres/open', '/api/v1/shares/…/open'],
    ['/api/v1/downloads/geheim-adres', '/api/v1/downloads/…'],
    ['/api/v1/Previews/geheim-adres', '/api/v1/Previews/…'],
    ['/delen/geheim-adres', '/delen/…'],
    ['//delen/geheim-adres/', '//delen/…/'],
    ['/voorbeeld/geheim-adres', '/voorbeeld/…'],
  ])('of %s only %s is told', async (path, told) => {
    await fetch(`${portal.url}${path}`);
    const line = await getLine(told);
    expect(line?.message).toContain(`GET ${told} `);
    expect(JSON.stringify(lines)).not.toContain('geheim-adres');
  });
});

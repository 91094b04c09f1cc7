import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureAuditAppendOnly, sweepAudit } from '../../src/audit/append-only';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import { getLines, type Lines } from '../support/audit';
import type { Client } from '../support/client';
import { PASSWORD, getPeople, type Refusal } from '../support/people';
import { startPortal } from '../support/portal';
import type { Data, ErrorBody } from '../support/wire';

let portal: Awaited<ReturnType<typeof startPortal>>;
let admin: Client;
let people: ReturnType<typeof getPeople>;

beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  people = getPeople(admin);
});
afterAll(() => portal.stop());

const sql = (statement: string, values: (string | number)[] = []) =>
  portal.strapi.db.connection.raw(statement, values);
const old = (count: number, months: number) =>
  sql(
    `insert into portal_audit (at, action, subject, details)
     select now() - make_interval(months => ?), 'page.move', 'oud' || n, '{}' from generate_series(1, ?) n`,
    [months, count],
  );
const getCount = async (subject: string): Promise<number> => {
  const { rows } = await sql('select count(*)::int as count from portal_audit where subject like ?', [
    subject,
  ]);
  return rows[0].count;
};
/** Runs statements on a connection of their own; gives the rows of the last one. */
async function alone(...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: portal.databaseUrl });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
const CSV = { Accept: 'text/csv' };

const IN_2999 = `returns timestamptz language sql as $$ select '2999-01-01'::timestamptz $$`;
const CLOCK_AHEAD = `create schema evil; create function evil.now() ${IN_2999}`;

describe('the table only grows', () => {
  test.each([
    `update portal_audit set ip = null`,
    `delete from portal_audit`,
    `truncate portal_audit`,
    `truncate portal_audit restart identity cascade`,
    `set session_replication_role = replica; delete from portal_audit`,
    `begin; ${CLOCK_AHEAD}; set local search_path = evil, pg_catalog, public; delete from public.portal_audit`,
    `begin; create function pg_temp.now() ${IN_2999}; delete from public.portal_audit`,
  ])('%s: refused', async (statement) => {
    const before = await getLines(admin);
    await expect(alone(statement)).rejects.toThrow('portal_audit is append-only');
    expect(await getLines(admin)).toEqual(before);
  });

  test('also when Strapi deletes', async () => {
    const lines = portal.strapi.db.query('api::audit.audit-entry');
    await expect(lines.deleteMany({})).rejects.toThrow();
  });

  test('whatever starts beside it at the same moment', async () => {
    await sql('drop trigger portal_audit_rows on portal_audit');
    await sql('drop trigger portal_audit_truncate on portal_audit');
    await Promise.all(Array.from({ length: 4 }, () => ensureAuditAppendOnly(portal.strapi)));
    await ensureAuditAppendOnly(portal.strapi);
    await expect(sql('delete from portal_audit')).rejects.toThrow('append-only');
    await expect(sql('truncate portal_audit')).rejects.toThrow('append-only');
  });

  test('but for lines of longer ago than they are kept', async () => {
    await old(3, 13);
    await old(2, 11);
    await Promise.all([sweepAudit(portal.strapi), sweepAudit(portal.strapi)]);
    await sweepAudit(portal.strapi);
    expect(await getCount('oud%')).toBe(2);
    await expect(sql('delete from portal_audit')).rejects.toThrow('append-only');
  });
});

describe('a line that cannot be kept', () => {
  const refuse = (action: string) =>
    sql(`create or replace function refuse_line() returns trigger language plpgsql as
      $$ begin if new.action = '${action}' then raise exception 'the disk is full'; end if; return new; end $$;
      create or replace trigger refuse_line before insert on portal_audit
      for each row execute function refuse_line()`);
  afterAll(() => sql('drop trigger if exists refuse_line on portal_audit'));

  test('takes what was done with it', async () => {
    await refuse('group.create');
    const { status, body } = await admin.post<Refusal>('/groups', { name: 'Nergens', permissions: [] });
    expect(status).toBe(500);
    expect(body.message).not.toContain('disk');
    expect((await admin.get<Lines>('/groups?search=Nergens')).body.data).toEqual([]);
    await refuse('niets');
    expect((await admin.post('/groups', { name: 'Nergens', permissions: [] })).status).toBe(200);
  });

  test('lets nobody in, and gives no file', async () => {
    const { email } = await people.make();
    await refuse('auth.login');
    expect((await portal.api.post('/auth/login', { email, password: PASSWORD })).status).toBe(500);
    const asset = await makeAsset(admin, await samples.png());
    await refuse('asset.download');
    const { status, bytes } = await admin.get(`/assets/${asset.id}/download`);
    expect(status).toBe(500);
    expect(bytes.length).toBeLessThan(500);
    await refuse('niets');
  });

  test('goes with what was done when that fails after it', async () => {
    const user = await people.make();
    await sql(`create function refuse_user() returns trigger language plpgsql as
      $$ begin raise exception 'nobody leaves today'; end $$;
      create trigger refuse_user before delete on up_users for each row execute function refuse_user()`);
    expect((await admin.delete(`/users/${user.id}`)).status).toBe(500);
    await sql('drop trigger refuse_user on up_users');
    const lines = await getLines(admin, { subject: user.id });
    expect(lines.map(({ action }) => action)).toEqual(['user.create']);
    expect((await admin.get(`/users/${user.id}`)).status).toBe(200);
  });
});

describe('the list', () => {
  test('is for admins only', async () => {
    expect((await portal.api.get('/admin/audit')).status).toBe(401);
    const { email } = await people.make();
    const session = await portal.api.as(email, PASSWORD);
    for (const headers of [{}, CSV]) expect((await session.get('/admin/audit', headers)).status).toBe(403);
  });

  test('comes newest first, in pages, or the other way round', async () => {
    const all = await getLines(admin);
    const moments = all.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
    const { body } = await admin.get<Lines>('/admin/audit?pageSize=2&page=2');
    expect(body.data).toEqual(all.slice(2, 4));
    expect(body.meta.pagination).toMatchObject({ page: 2, pageSize: 2, total: all.length });
    expect(await getLines(admin, { sort: 'at:asc' })).toEqual([...all].reverse());
  });

  test('is filtered by who, what, whereto and when', async () => {
    const user = await people.make({ firstName: 'Zoekbaar' });
    await portal.api.as(user.email, PASSWORD);
    const [login, created] = await getLines(admin, { subject: user.id });
    expect(await getLines(admin, { actor: user.id })).toEqual([login]);
    expect(await getLines(admin, { subject: user.id, action: 'user.create' })).toEqual([created]);
    expect(await getLines(admin, { search: 'zoekbaar user.create' })).toEqual([created]);
    const at = login?.at ?? '';
    expect(await getLines(admin, { actor: user.id, from: at, to: at })).toEqual([login]);
    const before = new Date(Date.parse(at) - 1).toISOString();
    expect(await getLines(admin, { actor: user.id, to: before })).toEqual([]);
    const today = at.slice(0, 10);
    expect(await getLines(admin, { actor: user.id, from: today, to: today })).toEqual([login]);
    expect(await getLines(admin, { from: '2100-01-01' })).toEqual([]);
    expect(await getLines(admin, { actor: 'niemand' })).toEqual([]);
  });

  test('is filtered by kinds of things, several too', async () => {
    const user = await people.make();
    await portal.api.as(user.email, PASSWORD);
    const actions = async (action: string) =>
      (await getLines(admin, { action, subject: user.id })).map((line) => line.action);
    expect(await actions('user')).toEqual(['user.create']);
    expect(await actions('auth,user')).toEqual(['auth.login', 'user.create']);
    expect(await actions('page,site.update')).toEqual([]);
  });

  test('names what it is about, as it is called now or was, and finds it by that', async () => {
    const page = await admin.post<Data<{ id: string }>>('/pages', { title: 'Bewegwijzering oud' });
    const { id } = page.body.data;
    await admin.put(`/pages/${id}`, { title: 'Bewegwijzering nieuw' }, { 'If-Match': '"1"' });
    const names = async (filter: Record<string, string>) =>
      (await getLines(admin, { ...filter, names: 'true' })).map(
        ({ action, subject_name: name }) => `${action} ${name}`,
      );
    const both = ['page.update Bewegwijzering nieuw', 'page.create Bewegwijzering nieuw'];
    expect(await names({ subject: id })).toEqual(both);
    expect(await names({ search: 'bewegwijzering nieuw' })).toEqual(both);
    await admin.delete(`/pages/${id}`);
    await admin.delete(`/pages/${id}?permanent=true`);
    expect((await names({ subject: id }))[0]).toBe('page.remove Bewegwijzering nieuw');
    const { id: asset } = await makeAsset(admin, await samples.png(), [], { title: 'Plattegrond' });
    expect(await names({ subject: asset })).toEqual(['asset.create Plattegrond']);
    const person = await people.make({ firstName: 'Nora', lastName: 'Naam' });
    expect(await names({ search: 'Nora Naam' })).toEqual(['user.create Nora Naam']);
    await admin.delete(`/users/${person.id}`);
    expect(await names({ subject: person.id })).toEqual(['user.delete Nora Naam', 'user.create Nora Naam']);
  });

  test.each([
    'action=page.burn',
    'action=pag',
    'action=',
    'action=page,',
    'from=gisteren',
    'to=2026-13-01',
    'actor=%27',
    'page=0',
    'sort=ip:asc',
  ])('refuses ?%s, as CSV too', async (query) => {
    for (const headers of [{}, CSV]) {
      const { status, body } = await admin.get<Refusal>(`/admin/audit?${query}`, headers);
      expect(status).toBe(400);
      expect(Object.keys(body.errors ?? {})).toEqual([query.split('=')[0]]);
    }
  });

  test.each([`actor_id = 'a'`, `subject = 's'`, `action = 'x'`, `at > now()`])(
    'uses an index where %s',
    async (where) => {
      const explain = `explain select * from portal_audit where ${where} order by at desc, id desc`;
      const plan = await alone('set enable_seqscan = off', explain);
      expect(JSON.stringify(plan)).toMatch(/Index Scan.* portal_audit_/);
    },
  );
});

describe('as CSV', () => {
  test('it is what Accept prefers', async () => {
    const typeFor = async (Accept: string) =>
      (await admin.get('/admin/audit', { Accept })).headers.get('content-type')?.split(';')[0];
    expect(await typeFor('text/csv')).toBe('text/csv');
    expect(await typeFor('application/json;q=0.5, text/csv;q=0.9')).toBe('text/csv');
    expect(await typeFor('text/csv;q=0.5, application/json')).toBe('application/json');
    expect(await typeFor('text/csv;q=0, */*')).toBe('application/json');
    expect(await typeFor('*/*')).toBe('application/json');
    expect(await typeFor('text/html')).toBe('application/json');
    for (const headers of [{}, CSV]) {
      const vary = (await admin.get('/admin/audit', headers)).headers.get('vary') ?? '';
      expect(vary.split(/, ?/)).toEqual(expect.arrayContaining(['Accept', 'Authorization']));
    }
  });

  test('it holds every line of the filters, more than are read at once, to be saved', async () => {
    await old(2500, 5);
    const { headers, bytes } = await admin.get('/admin/audit?action=page.move&pageSize=10', CSV);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="logboek-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const [mark, ...lines] = bytes.toString().split(/(?<=^\ufeff)|\r\n/);
    expect([mark, lines[0]]).toEqual(['\ufeff', 'id,at,actor.id,actor.name,action,subject,ip,details']);
    const ids = lines.slice(1, -1).map((line) => Number(line.split(',')[0]));
    expect(ids).toHaveLength(await getCount('oud%'));
    expect(new Set(ids).size).toBe(ids.length);
    const { bytes: backwards } = await admin.get('/admin/audit?action=page.move&sort=at:asc', CSV);
    expect(backwards.length).toBe(bytes.length);
  });

  test('no name runs as a formula', async () => {
    const user = await people.make({ firstName: '=HYPERLINK("http://x")', lastName: 'Jansen' });
    await portal.api.as(user.email, PASSWORD);
    const { bytes } = await admin.get(`/admin/audit?actor=${user.id}`, CSV);
    expect(bytes.toString()).toContain(`"'=HYPERLINK(""http://x"") Jansen"`);
  });

  test('no part of a name runs as a formula where semicolons split', async () => {
    const user = await people.make({ firstName: "X;=cmd|'/C calc'!A1", lastName: 'Jansen' });
    await portal.api.as(user.email, PASSWORD);
    const csv = (await admin.get(`/admin/audit?actor=${user.id}`, CSV)).bytes.toString();
    expect(csv).toContain(`"X;'=cmd|'/C calc'!A1 Jansen"`);
    expect(csv).not.toMatch(/[;\n]\s*"*[=+@-]/);
  });

  test.each(['Jan\nPiet', 'Jan\tPiet', 'Jan\u2028Piet', 'Jan\u0085Piet'])('%j is no name', async (name) => {
    const group = await admin.post<ErrorBody>('/groups', { name });
    expect([group.status, group.body.errors?.name?.length]).toEqual([400, 1]);
    const page = await admin.post<ErrorBody>('/pages', { title: name });
    expect([page.status, page.body.errors?.title?.length]).toEqual([400, 1]);
    const user = { firstName: name, lastName: 'x', email: 'regel@example.org', description: '' };
    expect((await admin.post<ErrorBody>('/users', user)).body.errors).toHaveProperty('firstName');
    const blocks = [{ type: 'text', title: name }];
    const block = await admin.post<ErrorBody>('/pages', { title: 'Regels', blocks });
    expect(block.body.errors).toHaveProperty(['blocks.0.title']);
  });
});

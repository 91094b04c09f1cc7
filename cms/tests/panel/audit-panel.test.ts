import { beforeAll, describe, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import { getLast, getLines } from '../support/audit';
import type { Client } from '../support/client';
import { getMailbox, tokenIn } from '../support/mailbox';
import { PASSWORD, getPeople } from '../support/people';
import { MAINTAINER, type OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data } from '../support/wire';
import { newWord } from '../support/words';

let portal: OwnPortal;
let admin: Client;
let maintainer: Client;
let people: ReturnType<typeof getPeople>;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  people = getPeople(admin);
  const login = await portal.site.post<Data<{ token: string }>>('/admin/login', MAINTAINER);
  maintainer = portal.site.bearer(login.body.data.token);
});

describe('maintainers, in the panel', () => {
  const content = '/content-manager/collection-types';
  const by = { maintainer: { id: 1, name: 'Technisch beheer' } };

  test('log in, or not', async () => {
    await portal.site.post('/admin/login', { ...MAINTAINER, password: 'Verkeerd-woord-12' });
    await portal.site.post('/admin/login', { email: 'iemand@elders.example', password: 'Verkeerd-woord-12' });
    const [unknown, known] = await getLines(admin, { action: 'maintainer.refuse' });
    expect(known).toMatchObject({ subject: '1', details: { ...by, reason: 'password' } });
    const reason = 'password';
    expect(unknown?.details).toEqual({ email: 'i…@elders.example', isKnown: false, reason });
    expect((await getLast(admin, { action: 'maintainer.login' })).details).toEqual(by);
  });

  test('change users, groups with their members, pages and assets', async () => {
    const user = await people.make();
    await maintainer.put(`${content}/plugin::users-permissions.user/${user.id}`, { blocked: true });
    expect(await getLast(admin, { subject: user.id })).toMatchObject({
      action: 'user.update',
      actor: null,
      ip: '127.0.0.1',
      details: { ...by, before: { isActive: true }, after: { isActive: false } },
    });
    const group = await maintainer.post<Data<{ documentId: string }>>(`${content}/api::group.group`, {
      name: `Uit beheer ${newWord()}`,
      canView: true,
      canUse: false,
      canEdit: false,
    });
    const { documentId } = group.body.data;
    await maintainer.put(`${content}/api::group.group/${documentId}`, {
      canEdit: true,
      users: { connect: [{ documentId: user.id }] },
    });
    expect(await getLast(admin, { subject: documentId })).toMatchObject({
      action: 'group.update',
      details: { ...by, before: { permissions: ['view'] }, after: { [`members.${user.id}`]: true } },
    });
    await maintainer.delete(`${content}/api::group.group/${documentId}`);
    const lines = await getLines(admin, { subject: documentId });
    expect(lines.map(({ action }) => action)).toEqual(['group.delete', 'group.update', 'group.create']);

    const asset = await makeAsset(admin, await samples.png());
    await maintainer.put(`${content}/api::asset.asset/${asset.id}`, { isPrivate: true });
    expect(await getLast(admin, { subject: asset.id })).toMatchObject({
      action: 'asset.update',
      details: { ...by, before: { isPrivate: false }, after: { isPrivate: true } },
    });
    const page = await maintainer.post<Data<{ documentId: string }>>(`${content}/api::page.page`, {
      title: 'Uit het paneel',
    });
    await maintainer.delete(`${content}/api::page.page/${page.body.data.documentId}`);
    const logged = await getLines(admin, { subject: page.body.data.documentId });
    expect(logged.map(({ action }) => action)).toEqual(['page.delete', 'page.create']);
    expect(logged[0]?.details).toMatchObject(by);
  });

  test('put files in their own library and take them away', async () => {
    const form = new FormData();
    const { name, bytes } = await samples.png();
    form.append('files', new Blob([bytes]), name);
    const { body } = await maintainer.send<{ id: number; documentId: string }[]>('POST', '/upload', {
      raw: form,
    });
    const [file] = body;
    const info = JSON.stringify({ name: 'anders.png' });
    const renamed = new FormData();
    renamed.append('fileInfo', info);
    await maintainer.send('POST', `/upload?id=${file?.id ?? ''}`, { raw: renamed });
    await maintainer.delete(`/upload/files/${file?.id ?? ''}`);
    const [deleted, updated, added] = await getLines(admin, { subject: file?.documentId ?? '' });
    expect(added).toMatchObject({ action: 'file.add', actor: null, details: { ...by, after: { name } } });
    expect(updated).toMatchObject({ action: 'file.update', details: { after: { name: 'anders.png' } } });
    expect(deleted).toMatchObject({ action: 'file.delete', details: by });
  });

  test('cannot write the log itself', async () => {
    const { id } = await getLast(admin, {});
    const statuses = [
      (await maintainer.post(`${content}/api::audit.audit-entry`, { at: '2026-01-01', action: 'x' })).status,
      (await maintainer.put(`${content}/api::audit.audit-entry/${id}`, { action: 'x' })).status,
      (await maintainer.delete(`${content}/api::audit.audit-entry/${id}`)).status,
    ];
    expect(statuses.every((status) => status >= 400)).toBe(true);
  });
});

test('no password, token or link of a mail is in any line', async () => {
  const mailbox = getMailbox(portal.dataDir);
  const passwords = [
    'eerste woord van Noor',
    'tweede woord van Noor',
    'derde woord van Noor',
    'fout woord van Noor',
  ];
  const [first = '', second = '', third = '', wrong = ''] = passwords;
  const email = `noor@${newWord()}.example`;
  const both = (password: string) => ({ password, password_confirmation: password });

  await portal.api.post('/auth/register', { firstName: 'Noor', lastName: 'Nieuw', email, ...both(first) });
  const confirmation = tokenIn(await mailbox.newest(email));
  await portal.api.post('/auth/register/confirm', { token: confirmation, password: first });
  await portal.api.post('/auth/login', { email, password: wrong });
  await portal.api.post('/auth/login', { email: wrong, password: first });
  const login = await portal.api.post<{ access_token: string }>('/auth/login', { email, password: first });
  const cookie = (headers: Headers) =>
    /portal_refresh=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
  const refreshed = await portal.api.post<{ access_token: string }>('/auth/refresh', undefined, {
    Cookie: `portal_refresh=${cookie(login.headers)}`,
  });
  const session = portal.api.bearer(refreshed.body.access_token);
  await session.put('/auth/password', { current_password: wrong, ...both(second) });
  await session.put('/auth/password', { current_password: first, ...both(second) });
  const asset = await makeAsset(admin, await samples.png(), [samples.docx()]);
  const path = `/assets/${asset.id}/download`;
  const link = await admin.post<Data<{ token: string }>>(path);
  await portal.api.get(`${path}?token=${link.body.data.token}`);
  await portal.api.post('/auth/password/email', { email });
  const reset = tokenIn(await mailbox.newest(email, 2));
  await portal.api.post('/auth/password/reset', { token: reset, ...both(third) });
  const [{ actor } = { actor: null }] = await getLines(admin, { action: 'auth.login' });
  await admin.put(`/users/${actor?.id ?? ''}`, { password: second });
  await session.post('/auth/logout');

  const used = (await getLines(admin, { subject: actor?.id ?? '' })).map(({ action }) => action);
  const expected = [
    'auth.confirm',
    'auth.login',
    'auth.password',
    'auth.recover',
    'auth.reset',
    'user.update',
  ];
  expect(used).toEqual(expect.arrayContaining(expected));
  const tokens = [confirmation, reset, link.body.data.token, login.body.access_token];
  const secrets = [...passwords, ...tokens, refreshed.body.access_token, PASSWORD, MAINTAINER.password];
  const cookies = [cookie(login.headers), cookie(refreshed.headers)];
  const { rows } = await portal.strapi.db.connection.raw(
    'select portal_audit::text as line from portal_audit',
  );
  const lines = rows.map(({ line }: { line: string }) => line).join('\n');
  expect([...secrets, ...cookies].filter((secret) => secret === '' || lines.includes(secret))).toEqual([]);
  expect(lines).not.toMatch(/argon2|token=|confirm=|https?:/);
});

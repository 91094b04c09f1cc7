import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { getMailbox, tokenIn } from '../support/mailbox';
import { inPanel } from '../support/panel';
import { MAINTAINER, startPortal, type OwnPortal } from '../support/portal';
import { newWord } from '../support/words';

const ME = '/admin/users/me';
const PASSWORD = 'Een-lang-wachtwoord-9';

interface Refused {
  error: { name: string; details: Record<string, string[]> };
}

let portal: OwnPortal;
let mailbox: ReturnType<typeof getMailbox>;
let maintainer: Client;

beforeAll(async () => {
  portal = await startPortal();
  mailbox = getMailbox(portal.dataDir);
  maintainer = await inPanel(portal, MAINTAINER);
});
afterAll(() => portal.stop());

const newAddress = (): string => `${newWord()}@paneel.example`;

async function makeAccount(more: object = { password: PASSWORD, isActive: true }) {
  const email = newAddress();
  const role = await portal.strapi.db.query('admin::role').findOne({ where: { code: 'strapi-author' } });
  const users = portal.strapi.service('admin::user');
  const { id } = await users.create({ email, firstname: 'Iemand', roles: [role.id], ...more });
  return { id: Number(id), email };
}

async function logIn(email: string, password = PASSWORD): Promise<Client> {
  return inPanel(portal, { email, password });
}

const findEmail = async (id: number): Promise<string> =>
  (await portal.strapi.db.query('admin::user').findOne({ where: { id } })).email;
const canLogIn = async (email: string, password = PASSWORD): Promise<boolean> =>
  (await portal.site.post('/admin/login', { email, password })).status === 200;

describe('one’s own address', () => {
  test('changes with the password, once the new one is confirmed', async () => {
    const { id, email } = await makeAccount();
    const client = await logIn(email);
    const next = newAddress();
    expect((await client.put(ME, { email: next.toUpperCase(), currentPassword: PASSWORD })).status).toBe(200);
    expect(await findEmail(id)).toBe(email);
    expect((await mailbox.newest(email)).text).toContain('een ander e-mailadres');
    const token = tokenIn(await mailbox.newest(next));

    expect((await maintainer.post('/portal/address', { token })).status).toBe(400);
    expect((await client.post('/portal/address', { token })).status).toBe(204);
    expect(await findEmail(id)).toBe(next);
    expect((await client.get(ME)).status).toBe(401);
    expect([await canLogIn(email), await canLogIn(next)]).toEqual([false, true]);
    expect((await (await logIn(next)).post('/portal/address', { token })).status).toBe(400);
  });

  test.each([
    ['no password', {}, 'Vul je huidige wachtwoord in.'],
    ['an empty one', { currentPassword: '' }, 'Vul je huidige wachtwoord in.'],
    ['a wrong one', { currentPassword: 'Dit-is-hem-niet-1' }, 'Dit is niet je huidige wachtwoord.'],
  ])('stays with %s, and nobody is mailed', async (_what, given, sentence) => {
    const { id, email } = await makeAccount();
    const client = await logIn(email);
    const next = newAddress();
    const refused = await client.put<Refused>(ME, { email: next, firstname: 'Anders', ...given });
    expect(refused.body.error.name).toBe('ValidationError');
    expect([refused.status, refused.body.error.details.currentPassword]).toEqual([400, [sentence]]);
    expect(await findEmail(id)).toBe(email);
    expect((await client.put(`/admin/users/${id}`, { email: next })).status).toBe(403);
    for (const address of [email, next]) expect(await mailbox.to(address)).toEqual([]);
  });

  test('is not guessed past the lock of the login', async () => {
    const { email } = await makeAccount();
    const client = (await logIn(email)).with({ 'X-Forwarded-For': '198.51.100.77' });
    const tries: number[] = [];
    for (let count = 0; count < 7; count += 1)
      tries.push(
        (await client.put(ME, { email: newAddress(), currentPassword: `Fout-${count}-wachtwoord` })).status,
      );
    expect(tries.at(-1)).toBe(429);
  });

  test('stays when the owner of the earlier one chooses a new password', async () => {
    const { id, email } = await makeAccount();
    const client = await logIn(email);
    const next = newAddress();
    await client.put(ME, { email: next, currentPassword: PASSWORD });
    const [, code] = /reset-password\?code=([\w-]+)/.exec((await mailbox.newest(email)).text ?? '') ?? [];
    const password = 'Een-ander-wachtwoord-8';
    const reset = await portal.site.post('/admin/reset-password', { resetPasswordToken: code, password });
    expect(reset.status).toBe(200);
    const token = tokenIn(await mailbox.newest(next));
    expect((await (await logIn(email, password)).post('/portal/address', { token })).status).toBe(400);
    expect(await findEmail(id)).toBe(email);
  });

  test('is not one that somebody has, also not meanwhile', async () => {
    const [mine, other] = [await makeAccount(), await makeAccount()];
    const client = await logIn(mine.email);
    const taken = await client.put<Refused>(ME, { email: other.email, currentPassword: PASSWORD });
    expect([taken.status, Object.keys(taken.body.error.details)]).toEqual([400, ['email']]);
    const next = newAddress();
    await client.put(ME, { email: next, currentPassword: PASSWORD });
    const token = tokenIn(await mailbox.newest(next));
    await portal.strapi.db.query('admin::user').update({ where: { id: other.id }, data: { email: next } });
    expect((await client.post('/portal/address', { token })).status).toBe(400);
  });

  test('is not needed to change a name', async () => {
    const { email } = await makeAccount();
    const client = await logIn(email);
    expect((await client.put(ME, { email, firstname: 'Anders', lastname: 'Genoemd' })).status).toBe(200);
    expect((await client.put(ME, { preferedLanguage: 'nl' })).status).toBe(200);
  });

  test('a new password takes the present one, under the same lock', async () => {
    const { email } = await makeAccount();
    const client = await logIn(email);
    const password = 'Een-ander-wachtwoord-8';
    expect((await client.put(ME, { password })).status).toBe(400);
    expect((await client.put(ME, { password, currentPassword: 'Fout-wachtwoord-1' })).status).toBe(400);
    expect((await client.put(ME, { password, currentPassword: PASSWORD })).status).toBe(200);
    expect(await canLogIn(email, password)).toBe(true);
  });
});

describe('a Super Admin', () => {
  test('changes the address of another by a link too, and no password', async () => {
    const { id, email } = await makeAccount();
    const next = newAddress();
    expect((await maintainer.put(`/admin/users/${id}`, { email: next, firstname: 'Anders' })).status).toBe(
      200,
    );
    expect(await findEmail(id)).toBe(email);
    await mailbox.newest(email);
    const token = tokenIn(await mailbox.newest(next));
    expect((await (await logIn(email)).post('/portal/address', { token })).status).toBe(204);
    expect(await findEmail(id)).toBe(next);
    const refused = await maintainer.put<Refused>(`/admin/users/${id}`, {
      password: 'Een-ander-wachtwoord-8',
    });
    expect([refused.status, Object.keys(refused.body.error.details)]).toEqual([400, ['password']]);
  });

  test('mends the address of who has not logged in yet at once', async () => {
    const { id } = await makeAccount({ isActive: false, registrationToken: newWord() });
    const next = newAddress();
    expect((await maintainer.put(`/admin/users/${id}`, { email: next })).status).toBe(200);
    expect(await findEmail(id)).toBe(next);
  });

  test('chooses no password for who logs in at their organisation', async () => {
    const { id } = await makeAccount({ isActive: true });
    expect((await maintainer.put(`/admin/users/${id}`, { password: PASSWORD })).status).toBe(400);
  });

  // PostgreSQL reads 1_0 as ten.
  test.each(['1_0', '%2010', '0x1', 'x'])('names an account by its number: not %s', async (id) => {
    expect((await maintainer.put(`/admin/users/${id}`, { password: PASSWORD })).status).toBe(400);
  });

  test('changes neither of their own by the list of accounts', async () => {
    const { body } = await maintainer.get<{ data: { id: number } }>(ME);
    const own = `/admin/users/${body.data.id}`;
    for (const change of [{ email: newAddress() }, { password: 'Een-ander-wachtwoord-8' }])
      expect((await maintainer.put(own, change)).status).toBe(400);
    expect(await findEmail(body.data.id)).toBe(MAINTAINER.email);
  });
});

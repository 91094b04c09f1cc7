import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureFirstAdmin, ensureRoles } from '../../src/api/user/lib/ensure-accounts';
import { ensureFirstMaintainer } from '../../src/plugins/portal/server/prepare-panel';
import { verifyPassword } from '../../src/auth';
import { ADMIN, MAINTAINER, startPortal } from '../support/portal';

type Started = Awaited<ReturnType<typeof startPortal>>;
let portal: Started;

beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

const users = () => portal.strapi.db.query('plugin::users-permissions.user');
const roles = () => portal.strapi.db.query('plugin::users-permissions.role');
const maintainers = () => portal.strapi.db.query('admin::user');

test('a portal begins with one admin, one maintainer and the two roles', async () => {
  const [admin, ...others] = await users().findMany({ populate: { role: true } });
  expect(others).toEqual([]);
  expect(admin).toMatchObject({ email: ADMIN.email, role: { name: 'admin' }, blocked: false });
  expect(await verifyPassword(admin.passwordHash, ADMIN.password)).toBe(true);
  expect(await maintainers().count({ where: { email: MAINTAINER.email, isActive: true } })).toBe(1);
  expect(await roles().count({ where: { type: { $in: ['admin', 'user'] } } })).toBe(2);
});

test('two instances that start at the same moment make nothing twice', async () => {
  const { strapi } = portal;
  await users().deleteMany({});
  await roles().deleteMany({ where: { type: { $in: ['admin', 'user'] } } });
  await maintainers().deleteMany({});
  const atOnce = (ensure: (of: typeof strapi) => Promise<void>) =>
    Promise.all([ensure(strapi), ensure(strapi), ensure(strapi)]);
  await atOnce(ensureRoles);
  await atOnce(ensureFirstAdmin);
  await atOnce(ensureFirstMaintainer);
  expect(await users().count()).toBe(1);
  expect(await maintainers().count()).toBe(1);
  expect(await roles().count({ where: { type: { $in: ['admin', 'user'] } } })).toBe(2);
});

test('when no admin is active, the address in the settings becomes one again', async () => {
  const { strapi } = portal;
  const [before] = await users().findMany({});
  await users().update({ where: { id: before.id }, data: { blocked: true, passwordHash: null } });
  await ensureFirstAdmin(strapi);
  const after = await users().findMany({});
  expect(after).toHaveLength(1);
  expect(after[0]).toMatchObject({ documentId: before.documentId, blocked: false });
  expect(await verifyPassword(after[0].passwordHash, ADMIN.password)).toBe(true);
});

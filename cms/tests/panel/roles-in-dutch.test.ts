import { beforeAll, expect, test } from 'vitest';
import { describeRoles } from '../../src/plugins/portal/server/roles';
import { CONDITIONS, HEADINGS, RIGHTS } from '../../src/plugins/portal/server/roles/dutch-rights';
import type { Client } from '../support/client';
import { inPanel } from '../support/panel';
import { MAINTAINER, type OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data } from '../support/wire';

interface Right {
  action: string;
  displayName: string;
  category?: string;
  subCategory?: string;
}
interface Kind {
  subjects: { uid: string; label: string }[];
}
type Permissions = Data<{
  sections: { plugins: Right[]; settings: Right[]; collectionTypes: Kind; singleTypes: Kind };
  conditions: { id: string; displayName: string }[];
}>;

let portal: OwnPortal;
let maintainer: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  maintainer = await inPanel(portal, MAINTAINER);
});

test('the screen of roles names every right, heading, type and condition in Dutch', async () => {
  const { sections, conditions } = (await maintainer.get<Permissions>('/admin/permissions')).body.data;
  const rights = [...sections.plugins, ...sections.settings];
  const strapis = rights.filter(({ action }) => !action.startsWith('plugin::portal.'));
  expect(strapis.filter(({ action, displayName }) => RIGHTS[action] !== displayName)).toEqual([]);
  const words = Object.values(HEADINGS);
  const own = rights.filter((right) => !strapis.includes(right)).map(({ subCategory }) => subCategory);
  const headings = rights.flatMap(({ category, subCategory }) => [category, subCategory]);
  expect(headings.filter((name) => name && !words.includes(name) && !own.includes(name))).toEqual([]);
  expect(conditions.filter(({ id, displayName }) => CONDITIONS[id] !== displayName)).toEqual([]);
  const subjects = [...sections.collectionTypes.subjects, ...sections.singleTypes.subjects];
  const { contentTypes } = portal.strapi;
  const names = new Map(Object.values(contentTypes).map(({ uid, info }) => [String(uid), info.displayName]));
  expect(subjects.filter(({ uid, label }) => names.get(uid) !== label)).toEqual([]);
});

test('Strapi’s roles are described in Dutch; what a maintainer wrote stays', async () => {
  const roles = portal.strapi.db.query('admin::role');
  const where = { code: 'strapi-author' };
  const read = async () => (await roles.findOne({ where })).description;
  const ours = await read();
  expect(ours).toMatch(/^Maakt pagina’s/);
  await roles.update({ where, data: { description: 'Schrijft mee.' } });
  await describeRoles(portal.strapi);
  expect(await read()).toBe('Schrijft mee.');
  await roles.update({ where, data: { description: ours } });
});

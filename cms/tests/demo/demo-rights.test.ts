import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { type Portal, startPortal } from '../support/portal';
import type { BlockBody, Data, GroupBody, NodeBody, PageBody } from '../support/wire';

const PASSWORD = 'wachtwoord van een demo-gebruiker';

interface UserBody {
  id: string;
  name: string;
  email: string;
  roles: { name: string }[];
  groups: GroupBody[];
}

let portal: Portal;
let admin: Client;
let users: UserBody[];
let page: PageBody;

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  admin = await portal.admin();
  users = (await admin.get<Data<UserBody[]>>('/users')).body.data;
  page = (await admin.get<Data<PageBody>>('/pages/blokken')).body.data;
});
afterAll(() => portal.stop());

/** Contract section 3, written down once more: what the groups of a viewer give on this public page. */
function expected(groups: GroupBody[]): { id: number; can: BlockBody['can'] }[] {
  return page.blocks.flatMap(({ id, isPrivate, groups: own }) => {
    const shared = groups.filter((group) => own.some((each) => each.id === group.id));
    const gives = (permission: string): boolean =>
      shared.some(({ permissions }) => permissions.includes(permission));
    const isOpen = page.is_public && !isPrivate;
    if (!isOpen && !gives('view')) return [];
    return [
      { id, can: { view: true, use: isOpen || gives('download-for-use'), edit: gives('download-for-edit') } },
    ];
  });
}

const gotten = (answer: PageBody) => answer.blocks.map(({ id, can }) => ({ id, can }));

async function loginAs({ id, email }: UserBody): Promise<Client> {
  await admin.put(`/users/${id}`, { password: PASSWORD });
  return portal.api.as(email, PASSWORD);
}

/** Every asset in a block, wherever it stands. */
function assetsIn(value: unknown): { id: string; can: BlockBody['can'] }[] {
  if (Array.isArray(value)) return value.flatMap(assetsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'original' in value && 'can' in value && 'id' in value ? [JSON.parse(JSON.stringify(value))] : [];
  return [...own, ...Object.values(value).flatMap(assetsIn)];
}

test('the page shows every block type, open and closed ones, to an admin', () => {
  expect(new Set(page.blocks.map(({ type }) => type)).size).toBe(9);
  expect(page.blocks.some(({ isPrivate }) => isPrivate)).toBe(true);
  expect(page.blocks.every(({ can }) => can.view && can.use && can.edit)).toBe(true);
});

test('a visitor gets what is open, and nothing of the rest', async () => {
  const { body } = await portal.api.get<Data<PageBody>>('/pages/blokken');
  expect(gotten(body.data)).toEqual(expected([]));
  expect(body.data.blocks.length).toBeLessThan(page.blocks.length);
  expect(JSON.stringify(body)).not.toMatch(/"isPrivate":true,"groups":\[\{/);
});

describe('staff', () => {
  test('each member of a group gets exactly what the groups give', async () => {
    const staff = users.filter(({ roles }) => roles[0]?.name === 'user');
    expect(staff.length).toBeGreaterThanOrEqual(4);
    const answers = new Set<string>();
    for (const user of staff) {
      const client = await loginAs(user);
      const { body } = await client.get<Data<PageBody>>('/pages/blokken');
      expect(gotten(body.data), user.name).toEqual(expected(user.groups));
      answers.add(JSON.stringify(gotten(body.data)));
    }
    expect(answers.size).toBeGreaterThanOrEqual(4);
  });

  test('what is offered can be downloaded, and what is not cannot', async () => {
    const [member] = users.filter(({ roles, groups }) => roles[0]?.name === 'user' && groups.length > 0);
    if (!member) throw new Error('The demo has no member of a group.');
    for (const client of [portal.api, await loginAs(member)]) {
      const { body } = await client.get<Data<PageBody>>('/pages/blokken');
      for (const { id, can } of assetsIn(body.data.blocks).slice(0, 8)) {
        const { status } = await client.send('HEAD', `/assets/${id}/download`);
        expect([200, 404].includes(status), `${id} ${status}`).toBe(can.use);
      }
    }
  });
});

test('the tree has public and private pages, and one that was never published', async () => {
  const flat = (nodes: NodeBody[]): NodeBody[] => nodes.flatMap((node) => [node, ...flat(node.pages)]);
  const [visitors, drafts] = [
    flat((await portal.api.get<Data<NodeBody[]>>('/pages/map')).body.data),
    flat((await admin.get<Data<NodeBody[]>>('/admin/pages/map')).body.data),
  ];
  expect(drafts.length).toBeGreaterThanOrEqual(16);
  expect(visitors.length).toBeLessThan(drafts.length);
  expect(new Set(drafts.map(({ status }) => status))).toEqual(new Set(['draft', 'published', 'modified']));
});

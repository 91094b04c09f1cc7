import { expect, test } from 'vitest';
import type { PresenceResponse } from '../../src/api/page/schemas/presence';
import type { Client } from '../support/client';
import { getPeople, PASSWORD } from '../support/people';
import { sharedPair } from '../support/shared-pair';
import type { Data, PageBody } from '../support/wire';

test('who edits a page on one instance is known on the other', async () => {
  const { here, there } = await sharedPair();
  const admin = await here.admin();
  const sanne = await getPeople(admin).make({ roles: ['admin'] });
  const colleague = await there.api.as(sanne.email, PASSWORD);
  const { body } = await admin.post<Data<PageBody>>('/pages', { title: 'Samen bewerkt' });
  const announce = async (client: Client, editor: string) => {
    const path = `/admin/pages/${body.data.id}/presence`;
    return (await client.put<Data<PresenceResponse[]>>(path, { editor })).body.data;
  };
  expect(await announce(admin, 'tab-1')).toEqual([]);
  expect(await announce(colleague, 'tab-2')).toEqual([expect.objectContaining({ own: false })]);
  expect(await announce(admin, 'tab-1')).toEqual([expect.objectContaining({ id: sanne.id })]);
});

import { expect, test } from 'vitest';
import { panelAccount } from '../support/panel';
import { portal, setUpPortal } from '../support/shared-portal';

setUpPortal();

test('nobody reaches the types that are hidden from the panel, a super admin neither', async () => {
  const client = await panelAccount(portal, 'strapi-super-admin');
  const { strapi } = portal;
  const hidden = Object.values(strapi.contentTypes)
    .filter(({ pluginOptions }) => pluginOptions?.['content-manager']?.visible === false)
    .map(({ uid }) => uid);
  expect(hidden).toEqual(expect.arrayContaining(['api::auth.session', 'api::api-token.api-token']));
  const [row] = await strapi.documents('api::auth.session').findMany({ limit: 1 });
  const answered: [string, string, number][] = [];
  const ask = async (method: string, path: string, json?: object) => {
    const { status } = await client.send(method, path, json && { json });
    answered.push([method, path, status]);
  };
  for (const uid of hidden) {
    const rows = `/content-manager/collection-types/${uid}`;
    await ask('GET', rows);
    await ask('GET', `${rows}/${row?.documentId}`);
    await ask('POST', rows, { tokenHash: 'x' });
    await ask('DELETE', `${rows}/${row?.documentId}`);
    await ask('GET', `/content-manager/single-types/${uid}`);
    await ask('GET', `/content-manager/relations/${uid}/groups`);
  }
  expect(answered.filter(([, , status]) => status !== 403)).toEqual([]);
});

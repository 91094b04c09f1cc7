import { beforeAll, describe, expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import * as samples from '../samples/files';
import { loggedIn, makeGroup } from '../samples/people';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { publish } from '../support/searching';
import { sharedPortal } from '../support/shared-portal';
import type { Data, PageBody } from '../support/wire';
import { newWord } from '../support/words';

const MINUTE = 60_000;

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

const getStatus = async (address: string): Promise<number> => (await portal.site.get(address)).status;
const getAddress = ({ original }: AssetResponse): string => original?.preview?.url ?? '';

/** A picture on a page of its own. */
async function show(page: object): Promise<{ asset: AssetResponse; page: PageBody }> {
  const asset = await makeAsset(admin, await samples.png(40, 40), [], { title: newWord() });
  const blocks = [{ type: 'asset', asset: asset.id }];
  return { asset, page: await publish(admin, { title: newWord(), blocks, ...page }) };
}

describe('the address of a picture counts as long as those whom it is for may see it', () => {
  const find = async (who: Client, { id }: AssetResponse): Promise<string> =>
    getAddress((await who.get<Data<AssetResponse>>(`/assets/${id}`)).body.data);

  test('a visitor’s: not once it is private, or its page is closed', async () => {
    const { asset, page } = await show({ is_public: true });
    const address = await find(portal.api, asset);
    expect(address).toContain('for=anonymous');
    expect(await getStatus(address)).toBe(200);
    await admin.put(`/assets/${asset.id}`, { isPrivate: true });
    expect(await getStatus(address)).toBe(403);
    await admin.put(`/assets/${asset.id}`, { isPrivate: false });
    expect(await getStatus(address)).toBe(200);
    await admin.put(`/pages/${page.id}`, { published_at: null });
    expect(await getStatus(address)).toBe(403);
    // What is for administrators shows the picture all along.
    expect(await getStatus(await find(admin, asset))).toBe(200);
  });

  test('a user’s: not once no group may view it, or it is deleted', async () => {
    const group = await makeGroup(portal.strapi, newWord(), { canView: true });
    const user = await loggedIn(portal.strapi, portal.api, newWord(), [group.id]);
    const { asset } = await show({ is_public: false, groups: [group.documentId] });
    const address = await find(user, asset);
    expect(await getStatus(address)).toBe(200);
    await admin.put(`/groups/${group.documentId}`, { permissions: [] });
    expect(await getStatus(address)).toBe(403);
    await admin.put(`/groups/${group.documentId}`, { permissions: ['view'] });
    expect(await getStatus(address)).toBe(200);
    await admin.delete(`/assets/${asset.id}?force=true`);
    expect(await getStatus(address)).toBe(403);
  });

  test('that of a share and of a shared draft: for who was handed it, for five minutes', async () => {
    const { asset, page } = await show({ is_public: false });
    const items = [{ asset: asset.id }];
    const share = (await admin.post<Data<{ url: string }>>('/shares', { title: newWord(), items })).body.data;
    const opened = await portal.api.post(`/shares/${share.url.split('/').at(-1)}/open`, {});
    const link = await admin.post<Data<{ url: string }>>(`/admin/pages/${page.id}/preview-links`);
    const draft = await portal.api.get(`/previews/${link.body.data.url.split('/').at(-1)}`);
    for (const { bytes } of [opened, draft]) {
      const [address = '', expires] =
        /\/_files\/[^" ]*expires=(\d+)&for=holder[^" ]*/.exec(bytes.toString()) ?? [];
      expect(await getStatus(address)).toBe(200);
      expect(Number(expires) * 1000).toBeLessThanOrEqual(Date.now() + 5 * MINUTE);
    }
  });
});

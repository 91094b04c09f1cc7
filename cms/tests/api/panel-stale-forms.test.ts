import type { Core } from '@strapi/types';
import { expect, test } from 'vitest';
import { sharedPortal } from '../support/shared-portal';
import type { Portal } from '../support/portal';
import type { Data, PageBody } from '../support/wire';
import { newWord } from '../support/words';

test.each([
  ['a block', { blocks: [{ __component: 'block.text', id: 999_999_999, title: 'Weg' }] }],
  ['a part of it', { blocks: [{ __component: 'block.text', title: 'Nieuw', button: { id: 999_999_999 } }] }],
])('a form of the panel with %s that is gone is refused in Dutch', async (_what, data) => {
  const portal: Portal & { strapi: Core.Strapi } = await sharedPortal();
  const admin = await portal.admin();
  const { id } = (await admin.post<Data<PageBody>>('/pages', { title: `Oud ${newWord()}` })).body.data;
  const save = portal.strapi.documents('api::page.page').update({ documentId: id, data });
  await expect(save).rejects.toThrow(/intussen ergens anders opgeslagen/);
  await admin.delete(`/pages/${id}`);
});

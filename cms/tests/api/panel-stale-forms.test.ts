import type { Core } from '@strapi/types';
import { beforeAll, expect, test } from 'vitest';
import type { Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';

let portal: Portal & { strapi: Core.Strapi };

beforeAll(async () => {
  portal = await sharedPortal();
});

test('a form of the panel with a part that is gone is refused in Dutch', async () => {
  const documents = portal.strapi.documents('api::site.site');
  const site = await documents.findFirst({});
  const data: Record<string, unknown> = { footerLinks: [{ id: 999_999_999, label: 'Weg', url: '/weg' }] };
  const save = documents.update({ documentId: site?.documentId ?? '', data });
  await expect(save).rejects.toThrow(/intussen ergens anders opgeslagen/);
});

import type { Core } from '@strapi/strapi';
import { z } from 'zod';

/** By type: Strapi's default columns, and those by which people recognise a row. */
const COLUMNS: Record<string, { strapis: string[]; ours: string[] }> = {
  'api::page.page': {
    strapis: ['id', 'title', 'lead', 'slug'],
    ours: ['title', 'parent', 'slug'],
  },
  'api::asset.asset': {
    strapis: ['id', 'title', 'description', 'decorative'],
    ours: ['original', 'title', 'description'],
  },
  'api::color.color': {
    strapis: ['id', 'token', 'name', 'hex'],
    ours: ['name', 'token', 'hex', 'role'],
  },
  'api::preset.preset': {
    strapis: ['id', 'label', 'format', 'width'],
    ours: ['label', 'format', 'width', 'height'],
  },
  'api::group.group': {
    strapis: ['id', 'name', 'canView', 'canUse'],
    ours: ['name', 'canView', 'canUse', 'canEdit'],
  },
  'api::search.synonym': {
    strapis: ['id', 'words', 'createdAt', 'updatedAt'],
    ours: ['words', 'updatedAt'],
  },
  'plugin::users-permissions.user': {
    strapis: ['id', 'username', 'email', 'confirmed'],
    ours: ['firstName', 'lastName', 'email', 'role', 'lastLoginAt'],
  },
};

const configuration = z.looseObject({ layouts: z.looseObject({ list: z.array(z.string()) }) });

const STORE = { type: 'plugin', name: 'portal', key: 'panel-lists' };

/** Chooses columns for the lists of the panel, once; lists that a maintainer arranged stay. */
export async function chooseColumns(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store(STORE);
  if (await store.get({})) return;
  const service = strapi.plugin('content-manager').service('content-types');
  for (const [uid, { strapis, ours }] of Object.entries(COLUMNS)) {
    const found = configuration.parse(await service.findConfiguration({ uid }));
    if (found.layouts.list.join() !== strapis.join()) continue;
    await service.updateConfiguration({ uid }, { ...found, layouts: { ...found.layouts, list: ours } });
  }
  await store.set({ value: 1 });
}

import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { auditAsset } from '../api/asset/audit';
import { addFile } from '../storage/upload/add-file';
import type { Ids } from './load-people';
import type { DemoAsset } from './types';

const ASSET = 'api::asset.asset';

function add(strapi: Core.Strapi, name: string, field: 'original' | 'files') {
  return addFile(strapi, { path: path.join(strapi.dirs.app.root, 'demo', 'files', name), name, field });
}

/** Makes an asset with its files; all of it or nothing. */
async function makeAsset(strapi: Core.Strapi, asset: DemoAsset): Promise<string> {
  const { title, description, isPrivate = false, settings = {}, original, files = [], tags = [] } = asset;
  return await strapi.db.transaction(async () => {
    const shown = original === undefined ? null : await add(strapi, original, 'original');
    const offered: number[] = [];
    for (const name of files) offered.push((await add(strapi, name, 'files')).id);
    const { documentId } = await strapi.documents(ASSET).create({
      data: {
        title,
        description,
        isPrivate,
        settings,
        tags,
        files: offered,
        ...(shown && { original: shown.id }),
      },
    });
    await auditAsset(strapi, documentId, null);
    return documentId;
  });
}

/** Makes the assets that are not there yet, known by their title. */
export async function loadAssets(strapi: Core.Strapi, assets: readonly DemoAsset[]): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const asset of assets) {
    const where = { title: asset.title };
    const found = await strapi.db.query(ASSET).findOne({ where, select: ['documentId'] });
    ids.set(asset.key, found?.documentId ?? (await makeAsset(strapi, asset)));
  }
  return ids;
}

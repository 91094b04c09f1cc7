import type { Core } from '@strapi/strapi';
import { mayReadFile, type PanelAbility } from '../../../../http/panel-account';
import type { PublishedAsset } from '../../../../published';

const ASSET = 'api::asset.asset';
const READ = 'plugin::content-manager.explorer.read';

async function mayReadAsset(
  strapi: Core.Strapi,
  ability: PanelAbility,
  { id, original, files }: PublishedAsset,
): Promise<boolean> {
  const row: object | null = await strapi.db
    .query(ASSET)
    .findOne({ where: { documentId: id }, populate: ['createdBy', 'createdBy.roles'] });
  if (!row) return false;
  const { toSubject }: { toSubject: (row: object) => unknown } = strapi
    .service('admin::permission')
    .createPermissionsManager({ ability, model: ASSET });
  if (!ability.can(READ, toSubject(row))) return false;
  for (const file of [...(original ? [original] : []), ...files]) {
    if (!(await mayReadFile(strapi, ability, file.id))) return false;
  }
  return true;
}

/** The assets with these ids that a role of the panel may read in full, without who may see them in the portal. */
export async function findReadableAssets(
  strapi: Core.Strapi,
  ability: PanelAbility,
  assets: ReadonlyMap<string, PublishedAsset>,
  ids: readonly string[],
): Promise<Map<string, PublishedAsset>> {
  const readable = new Map<string, PublishedAsset>();
  for (const id of new Set(ids)) {
    const asset = assets.get(id);
    if (asset && (await mayReadAsset(strapi, ability, asset)))
      readable.set(id, { ...asset, isPrivate: false });
  }
  return readable;
}

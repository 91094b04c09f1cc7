import type { Core } from '@strapi/strapi';
import { notFound, notLoggedIn } from '../../../http/errors';
import { getPublished, type PublishedAsset } from '../../../published';
import { assetAbilities, type Abilities } from '../../../permissions/abilities';
import type { Viewer } from '../../../permissions/viewer';
import { fileKind } from '../../../storage/file-kind';
import { findFile } from '../../../storage/find-file';
import type { StoredFile } from '../../../storage/stored-file';

/** What a download gives, and which of the assets that hold it decide who gets it. */
export interface Target {
  file: StoredFile;
  assets: PublishedAsset[];
}

/** Anonymous people cannot tell what is not open to them from what is not there. */
export const absent = (viewer: Viewer): Error => (viewer.kind === 'anonymous' ? notLoggedIn() : notFound());

/** The original of an asset. */
export async function getOriginal(strapi: Core.Strapi, id: string): Promise<Target | null> {
  const asset = (await getPublished(strapi).snapshot()).assets.get(id);
  return asset?.original ? { file: asset.original, assets: [asset] } : null;
}

/** A file, in whatever assets it stands. */
export async function fileTarget(strapi: Core.Strapi, id: string): Promise<Target | null> {
  const all = [...(await getPublished(strapi).snapshot()).assets.values()];
  const assets = all.filter(
    ({ original, files }) => original?.id === id || files.some((file) => file.id === id),
  );
  const file = await findFile(strapi, id);
  return file && { file, assets };
}

/** What a viewer may do with a target: what any of its assets gives. */
export async function abilitiesOn(strapi: Core.Strapi, viewer: Viewer, target: Target): Promise<Abilities> {
  const { placements } = (await getPublished(strapi).snapshot()).pages;
  if (viewer.kind === 'admin') return assetAbilities(viewer, { isPrivate: true }, []);
  const given = target.assets.map((asset) => assetAbilities(viewer, asset, placements.get(asset.id) ?? []));
  return {
    view: given.some((can) => can.view),
    use: given.some((can) => can.use),
    edit: given.some((can) => can.edit),
  };
}

/** Which ability a download takes (contract section 3). */
export const needed = ({ file }: Target): 'use' | 'edit' => (fileKind(file) === 'editable' ? 'edit' : 'use');

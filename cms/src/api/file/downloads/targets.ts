import type { Core } from '@strapi/strapi';
import { forbidden, notFound, notLoggedIn } from '../../../http/errors';
import { getPublished, type PublishedAsset } from '../../../published';
import { isOfDeletedAsset } from '../../../published/deleted-assets';
import { assetAbilities, type Abilities } from '../../../permissions/abilities';
import type { Viewer } from '../../../permissions/viewer';
import { fileKind } from '../../../storage/file-kind';
import { findFile, type StoredFile } from '../../../storage/stored-file';
import { type Content, openStoredFile } from './content';

/** The file of a download, and the assets that determine access to it. */
export interface Target {
  file: StoredFile;
  assets: PublishedAsset[];
  /** Set when a format of the file is sent instead. */
  rendition?: { preset: { id: string; name: string }; open(): Promise<Content> };
}

/** Anonymous visitors cannot tell a forbidden file from a missing one. */
export const notFoundFor = (viewer: Viewer): Error =>
  viewer.kind === 'anonymous' ? notLoggedIn() : notFound();

export async function findOriginal(strapi: Core.Strapi, id: string): Promise<Target | null> {
  const asset = (await getPublished(strapi).snapshot()).assets.get(id);
  return asset?.original ? { file: asset.original, assets: [asset] } : null;
}

/** A file, with all assets that contain it. */
export async function findFileTarget(strapi: Core.Strapi, id: string): Promise<Target | null> {
  const all = [...(await getPublished(strapi).snapshot()).assets.values()];
  const assets = all.filter(
    ({ original, files, captions }) =>
      original?.id === id || [...files, ...captions].some((file) => file.id === id),
  );
  const file = await findFile(strapi, id);
  if (!file || (assets.length === 0 && (await isOfDeletedAsset(strapi, id)))) return null;
  return { file, assets };
}

/** The combined abilities of a viewer on the assets of a target. */
export async function abilitiesOn(
  strapi: Core.Strapi,
  viewer: Viewer,
  target: Pick<Target, 'assets'>,
): Promise<Abilities> {
  const { placements } = (await getPublished(strapi).snapshot()).pages;
  if (viewer.kind === 'admin') return assetAbilities(viewer, { isPrivate: true }, []);
  const given = target.assets.map((asset) => assetAbilities(viewer, asset, placements.get(asset.id) ?? []));
  return {
    view: given.some((can) => can.view),
    use: given.some((can) => can.use),
    edit: given.some((can) => can.edit),
  };
}

/** Throws unless a viewer has a right on a target; 404 for viewers who may not see it. */
export async function requireAbility(
  strapi: Core.Strapi,
  viewer: Viewer,
  target: Pick<Target, 'assets'>,
  right: 'use' | 'edit',
): Promise<void> {
  const can = await abilitiesOn(strapi, viewer, target);
  if (!can.view) throw notFoundFor(viewer);
  if (!can[right]) throw viewer.kind === 'anonymous' ? notLoggedIn() : forbidden();
}

/** The ability that a download requires. */
export const getRequiredAbility = ({ file }: Target): 'use' | 'edit' =>
  fileKind(file) === 'editable' ? 'edit' : 'use';

/** The content of a download. Throws 404 when it is gone. */
export const openContent = ({ file, rendition }: Target): Promise<Content> =>
  rendition ? rendition.open() : openStoredFile(file);

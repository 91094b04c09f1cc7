import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Viewer } from '../../../permissions/viewer';
import { getPublished, type PublishedAsset, type Snapshot } from '../../../published';
import { storage } from '../../../storage';
import { readSnapshot } from '../../../storage/file-snapshot';
import type { Range } from '../../../storage/provider/file-storage';
import type { StoredFile } from '../../../storage/stored-file';
import { downloadName } from '../../../storage/validation/file-name';
import type { Content } from '../../file/downloads/content';
import { abilitiesOn, getRequiredAbility, openContent, type Target } from '../../file/downloads/targets';
import { getRenditionTarget } from '../../preset/lib/renditions';
import type { Item } from '../schemas/download';

/** A file in a zip, as it was when the zip was requested. */
export const storedMember = z.object({
  name: z.string(),
  size: z.number(),
  crc: z.number(),
  /** When it was made, in milliseconds; 0 in lists from before this was stored. */
  modified: z.number().default(0),
  /** Identifies its bytes. */
  version: z.string(),
  /** The file, or the source that it is drawn from. */
  file: z.string(),
  /** The asset that it is the original of, or is drawn for. */
  asset: z.string().nullable(),
  /** The format in which it is drawn. */
  preset: z.string().nullable(),
});

export type Member = z.output<typeof storedMember>;

/** A member with its content and the target that decides about access. */
export interface ReadableMember extends Member {
  target: Target;
  read(range?: Range): Promise<Readable>;
}

const getFiles = ({ original, files }: PublishedAsset): StoredFile[] => [
  ...(original ? [original] : []),
  ...files,
];

/** A file of one or more assets; empty when no asset has it, for example after a deletion. */
function getFileTargets({ assets }: Snapshot, id: string): Target[] {
  const holding = [...assets.values()].filter((asset) => getFiles(asset).some((file) => file.id === id));
  const file = holding.flatMap(getFiles).find((each) => each.id === id);
  return file ? [{ file, assets: holding }] : [];
}

/** The files that an item refers to: the original of an asset, or else all its files. */
function getTargets(strapi: Core.Strapi, now: Snapshot, item: Item): Target[] {
  if ('file' in item) return getFileTargets(now, item.file);
  const asset = now.assets.get(item.asset);
  if (!asset) return [];
  if (item.preset !== undefined) {
    const preset = now.site.presets.find(({ id }) => id === item.preset);
    return [(preset && getRenditionTarget(strapi, asset, preset)) ?? []].flat();
  }
  const files = asset.original ? [asset.original] : asset.files;
  return files.map((file) => ({ file, assets: [asset] }));
}

/** The targets of an item that a viewer may download now; empty when there are none or the item does not exist. */
export async function findAllowedTargets(strapi: Core.Strapi, viewer: Viewer, item: Item): Promise<Target[]> {
  const targets = getTargets(strapi, await getPublished(strapi).snapshot(), item);
  const all = await Promise.all(targets.map((target) => abilitiesOn(strapi, viewer, target)));
  return targets.filter((target, at) => all[at]?.view && all[at][getRequiredAbility(target)]);
}

const readCrc = async (content: Pick<Content, 'read'>): Promise<number> =>
  (await readSnapshot(await content.read())).crc ?? 0;

const readStored =
  ({ key }: StoredFile) =>
  (range?: Range): Promise<Readable> =>
    storage().read(key, range);

/** A target as a member; draws it when it is in a format. */
export async function loadMember(target: Target): Promise<ReadableMember> {
  const { file, assets, rendition } = target;
  const original = assets.find((asset) => asset.original?.id === file.id)?.id ?? null;
  if (!rendition) {
    const read = readStored(file);
    const { id, size, version, crc, updatedAt } = file;
    const known = crc ?? (await readCrc({ read }));
    return {
      name: downloadName(file),
      size,
      crc: known,
      modified: updatedAt,
      version,
      file: id,
      asset: original,
      preset: null,
      target,
      read,
    };
  }
  const content = await rendition.open();
  return {
    name: content.name,
    size: content.size,
    crc: await readCrc(content),
    // Not the time of drawing, which differs per instance.
    modified: file.updatedAt,
    version: content.version,
    file: file.id,
    asset: assets[0]?.id ?? null,
    preset: rendition.preset.id,
    target,
    read: (range) => content.read(range),
  };
}

const getItem = ({ file, asset, preset }: Member): Item =>
  asset !== null && preset !== null ? { asset, preset } : { file };

/** A member that is unchanged and that the viewer may still download; null otherwise. */
export async function revalidateMember(
  strapi: Core.Strapi,
  viewer: Viewer,
  member: Member,
): Promise<ReadableMember | null> {
  const [target] = await findAllowedTargets(strapi, viewer, getItem(member));
  if (!target) return null;
  const content = target.rendition
    ? await openContent(target)
    : { version: target.file.version, read: readStored(target.file) };
  if (content.version !== member.version) return null;
  return { ...member, target, read: (range) => content.read(range) };
}

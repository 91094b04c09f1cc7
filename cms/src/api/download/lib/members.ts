import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Viewer } from '../../../permissions/viewer';
import { getPublished, type PublishedAsset, type Snapshot } from '../../../published';
import { storage } from '../../../storage';
import { readSnapshot } from '../../../storage/file-snapshot';
import type { StoredFile } from '../../../storage/stored-file';
import { downloadName } from '../../../storage/validation/file-name';
import { abilitiesOn, needed, type Target } from '../../file/downloads/targets';
import type { Item } from '../schemas/download';

/** A file in a zip as it was when the zip was asked for. */
export const storedMember = z.object({
  name: z.string(),
  size: z.number(),
  crc: z.number(),
  /** The file, and the version of its content. */
  file: z.string(),
  version: z.string(),
  /** The asset of which it is the original. */
  original: z.string().nullable(),
});

export type Member = z.output<typeof storedMember>;

/** A member with what decides who may have it. */
export interface FoundMember extends Member {
  target: Target;
}

const getFiles = ({ original, files }: PublishedAsset): StoredFile[] => [
  ...(original ? [original] : []),
  ...files,
];

/** A file of one or more assets; null when no asset has it, as one that was deleted. */
export function findTarget({ assets }: Snapshot, id: string): Target | null {
  const holding = [...assets.values()].filter((asset) => getFiles(asset).some((file) => file.id === id));
  const file = holding.flatMap(getFiles).find((each) => each.id === id);
  return file ? { file, assets: holding } : null;
}

/** The files that an item stands for: of an asset its original, or else all its files. */
function getTargets(now: Snapshot, item: Item): Target[] {
  if ('file' in item) return [findTarget(now, item.file) ?? []].flat();
  const asset = now.assets.get(item.asset);
  if (!asset) return [];
  const files = asset.original ? [asset.original] : asset.files;
  return files.map((file) => ({ file, assets: [asset] }));
}

/** Whether a viewer may download a file now. */
export async function mayHave(strapi: Core.Strapi, viewer: Viewer, target: Target): Promise<boolean> {
  const can = await abilitiesOn(strapi, viewer, target);
  return can.view && can[needed(target)];
}

async function getMember({ file, assets }: Target): Promise<FoundMember> {
  const crc = file.crc ?? (await readSnapshot(await storage().read(file.key))).crc ?? 0;
  const original = assets.find((asset) => asset.original?.id === file.id)?.id ?? null;
  const { id, size, version } = file;
  return { name: downloadName(file), size, crc, file: id, version, original, target: { file, assets } };
}

/** What a viewer gets for an item; empty when they may have nothing of it, or it does not exist. */
export async function findMembers(strapi: Core.Strapi, viewer: Viewer, item: Item): Promise<FoundMember[]> {
  const targets = getTargets(await getPublished(strapi).snapshot(), item);
  const permitted = await Promise.all(targets.map((target) => mayHave(strapi, viewer, target)));
  return Promise.all(targets.filter((_target, at) => permitted[at]).map(getMember));
}

/** A member that is still what it was, if a viewer may still have it; null otherwise. */
export async function findAgain(
  strapi: Core.Strapi,
  viewer: Viewer,
  member: Member,
): Promise<FoundMember | null> {
  const target = findTarget(await getPublished(strapi).snapshot(), member.file);
  if (target?.file.version !== member.version) return null;
  return (await mayHave(strapi, viewer, target)) ? { ...member, target } : null;
}

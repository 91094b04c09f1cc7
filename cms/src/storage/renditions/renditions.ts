import { rm, stat, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { renditionsDrawn } from '../../metrics/meters';
import { drawRendition } from './draw-rendition';
import { renditionsFolder } from '../folders';
import { isVector } from '../file-kind';
import { MARK, removeUnused } from './formats';
import type { RenditionName } from './preview-address';
import { previewWidths } from './preview-widths';
import { type StoredFile, storedFileFromRow } from '../stored-file';

const getFolder = (id: string): string => path.join(renditionsFolder(), id);
const getPlace = ({ id, version, width, ink }: RenditionName): string =>
  path.join(getFolder(id), `${version}-${width}${ink === undefined ? '' : `${MARK}${ink}`}.webp`);

const isKept = (place: string): Promise<boolean> =>
  stat(place).then(
    () => true,
    () => false,
  );

/** In another colour only drawings are drawn, for pictograms, which are small. */
function isOffered(file: StoredFile, { width, ink }: RenditionName): boolean {
  const widths = previewWidths(file);
  return ink === undefined ? widths.includes(width) : isVector(file) && width === widths[0];
}

type Find = () => Promise<StoredFile | null>;

async function kept(name: RenditionName, find: Find): Promise<string | null> {
  const place = getPlace(name);
  if (await isKept(place)) return place;
  const file = await find();
  if (file?.version !== name.version || !isOffered(file, name)) return null;
  if (!(await drawRendition(file, name, place))) return null;
  renditionsDrawn.inc();
  // The file may have been replaced or removed while it was drawn.
  if ((await find())?.version === name.version) return place;
  await rm(place, { force: true });
  return null;
}

const underWay = new Map<string, Promise<string | null>>();

/**
 * The path of a rendition, drawn on first use; null when there is none. Concurrent requests share one lookup
 * and one drawing. Each instance caches renditions on its own disk, so that a bucket only holds originals.
 */
export function rendition(name: RenditionName, find: Find): Promise<string | null> {
  const place = getPlace(name);
  const going = underWay.get(place) ?? kept(name, find).finally(() => underWay.delete(place));
  underWay.set(place, going);
  return going;
}

export const removeRenditions = (id: string): Promise<void> =>
  rm(getFolder(id), { recursive: true, force: true });

/**
 * Removes renditions of deleted files and replaced content, which another instance may have deleted, and formats that
 * nobody uses.
 */
export async function sweepRenditions(strapi: Core.Strapi): Promise<void> {
  const root = renditionsFolder();
  const drawn = await readdir(root);
  const rows = await strapi.db.query('plugin::upload.file').findMany();
  const versions = new Map(rows.map((row) => [row.documentId, storedFileFromRow(row).version]));
  for (const id of drawn) {
    const version = versions.get(id);
    const names = version === undefined ? [''] : await readdir(path.join(root, id));
    for (const name of names) {
      const place = path.join(root, id, name);
      if (name.startsWith(`${version}-`)) await removeUnused(place);
      else await rm(place, { recursive: true, force: true });
    }
  }
}

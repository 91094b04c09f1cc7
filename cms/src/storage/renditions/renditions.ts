import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { renditionsDrawn } from '../../metrics/meters';
import { isDiskFull } from '../../utils/is-full';
import { drawRendition, type DrawingLook } from './draw-rendition';
import { renditionsFolder } from '../folders';
import { isVector } from '../file-kind';
import { MARK, removeUnused } from './formats';
import type { RenditionName } from './preview-address';
import { getPreviewWidths } from './preview-widths';
import { warnDiskFull } from '../storage-failure';
import { type StoredFile, storedFileFromRow } from '../stored-file';

const getFolder = (id: string): string => path.join(renditionsFolder(), id);
const getPlace = ({ id, version, width, ink }: RenditionName): string =>
  path.join(getFolder(id), `${version}-${width}${ink === undefined ? '' : `${MARK}${ink}`}.webp`);

const isKept = (place: string): Promise<boolean> =>
  stat(place).then(
    () => true,
    () => false,
  );

/** Only drawings come in other colours, for pictograms, which are small. */
function isOfferedWidth(file: StoredFile, { width, ink }: RenditionName): boolean {
  const widths = getPreviewWidths(file);
  return ink === undefined ? widths.includes(width) : isVector(file) && width === widths[0];
}

type Find = () => Promise<StoredFile | null>;

/** A rendition on this machine's disk, or its content when there was no room to cache it. */
export type Rendition = { place: string } | { bytes: Buffer };

async function drawAt(place: string, file: StoredFile, look: DrawingLook): Promise<Rendition | null> {
  const isDrawn = await drawRendition(file, look, {
    async store(target) {
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      await rename(target, place);
    },
  });
  return isDrawn ? { place } : null;
}

/** Draws in the system's own temporary folder, which is mostly another disk. */
async function drawUncached(file: StoredFile, look: DrawingLook): Promise<Rendition | null> {
  const read: Buffer[] = [];
  await drawRendition(file, look, {
    folder: os.tmpdir(),
    async store(target) {
      read.push(await readFile(target));
    },
  });
  const [bytes] = read;
  return bytes ? { bytes } : null;
}

async function findOrDraw(place: string, file: StoredFile, look: DrawingLook): Promise<Rendition | null> {
  try {
    return await drawAt(place, file, look);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    warnDiskFull(error);
    return drawUncached(file, look);
  }
}

async function cacheRendition(name: RenditionName, find: Find): Promise<Rendition | null> {
  const place = getPlace(name);
  if (await isKept(place)) return { place };
  const file = await find();
  if (file?.version !== name.version || !isOfferedWidth(file, name)) return null;
  const drawn = await findOrDraw(place, file, name);
  if (!drawn) return null;
  renditionsDrawn.inc();
  // The file may have been replaced or removed while it was drawn.
  if ((await find())?.version === name.version) return drawn;
  await rm(place, { force: true });
  return null;
}

const underWay = new Map<string, Promise<Rendition | null>>();

/**
 * A rendition, drawn on first use; null when there is none. Concurrent requests share one lookup
 * and one drawing. Each instance caches renditions on its own disk, so that a bucket only holds originals.
 */
export function loadRendition(name: RenditionName, find: Find): Promise<Rendition | null> {
  const place = getPlace(name);
  const going = underWay.get(place) ?? cacheRendition(name, find).finally(() => underWay.delete(place));
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

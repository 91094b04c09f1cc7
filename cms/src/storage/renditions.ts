import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp, { type Sharp } from 'sharp';
import { renditionsDrawn } from '../watching/meters';
import { drawInTurn, drawVector } from './draw';
import { isVector } from './file-kind';
import { renditionsFolder, tempFolder } from './folders';
import { storage } from './index';
import type { RenditionName } from './preview-address';
import { previewWidths } from './preview-widths';
import type { StoredFile } from './stored-file';

const QUALITY = 82;

const folderOf = (id: string): string => path.join(renditionsFolder(), id);
const placeOf = ({ id, version, width }: RenditionName): string =>
  path.join(folderOf(id), `${version}-${width}.webp`);

const isKept = (place: string): Promise<boolean> =>
  stat(place).then(
    () => true,
    () => false,
  );

async function drawingOf(source: string, file: StoredFile, width: number): Promise<Sharp> {
  if (isVector(file)) return drawVector(await readFile(source), file.width ?? width, width);
  return sharp(source, { limitInputPixels: false, sequentialRead: true })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
}

/**
 * Draws from a file into a file, in threads of the drawing library: the event loop only copies what the storage sends, and
 * no picture is held in memory whole.
 */
async function draw(file: StoredFile, name: RenditionName): Promise<void> {
  const source = path.join(tempFolder(), randomUUID());
  const target = `${source}.webp`;
  try {
    await pipeline(await storage().read(file.key), createWriteStream(source, { flags: 'wx', mode: 0o600 }));
    const drawing = await drawingOf(source, file, name.width);
    await drawing.webp({ quality: QUALITY }).toFile(target);
    await mkdir(folderOf(name.id), { recursive: true, mode: 0o700 });
    await rename(target, placeOf(name));
    renditionsDrawn.inc();
  } finally {
    await Promise.all([source, target].map((each) => rm(each, { force: true })));
  }
}

type Find = () => Promise<StoredFile | null>;

async function kept(name: RenditionName, find: Find): Promise<string | null> {
  const place = placeOf(name);
  if (await isKept(place)) return place;
  const file = await find();
  if (file?.version !== name.version || !previewWidths(file).includes(name.width)) return null;
  await drawInTurn(() => draw(file, name));
  // While it was drawn the file may have been replaced or removed.
  if ((await find())?.version === name.version) return place;
  await rm(place, { force: true });
  return null;
}

const underWay = new Map<string, Promise<string | null>>();

/**
 * The path of a rendition; made at the first call. Null when there is none. However many ask at the same time, it is
 * looked for once and drawn once. Each instance draws its own and keeps it on its own disk: nothing but originals has ever to
 * be removed from a bucket.
 */
export function rendition(name: RenditionName, find: Find): Promise<string | null> {
  const place = placeOf(name);
  const going = underWay.get(place) ?? kept(name, find).finally(() => underWay.delete(place));
  underWay.set(place, going);
  return going;
}

/** Forgets the renditions of a file. */
export const removeRenditions = (id: string): Promise<void> =>
  rm(folderOf(id), { recursive: true, force: true });

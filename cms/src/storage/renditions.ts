import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
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

async function drawDrawing(file: StoredFile, width: number, target: string): Promise<void> {
  const source = await buffer(await storage().read(file.key));
  await drawVector(source, file.width ?? width, width)
    .webp({ quality: QUALITY, alphaQuality: 100 })
    .toFile(target);
}

async function drawPicture(file: StoredFile, width: number, target: string): Promise<void> {
  const source = await storage().read(file.key);
  const drawing = sharp({ limitInputPixels: false, sequentialRead: true })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY });
  const written = drawing.toFile(target);
  await Promise.all([pipeline(source, drawing), written]);
}

async function draw(file: StoredFile, name: RenditionName): Promise<void> {
  const temporary = path.join(tempFolder(), randomUUID());
  try {
    await (isVector(file) ? drawDrawing : drawPicture)(file, name.width, temporary);
    await mkdir(folderOf(name.id), { recursive: true, mode: 0o700 });
    await rename(temporary, placeOf(name));
    renditionsDrawn.inc();
  } finally {
    await rm(temporary, { force: true });
  }
}

const running = new Map<string, Promise<void>>();

/** The path of a rendition; made at the first call, once however many ask at the same time. Null when there is none. */
export async function rendition(
  name: RenditionName,
  find: () => Promise<StoredFile | null>,
): Promise<string | null> {
  const place = placeOf(name);
  if (await isKept(place)) return place;
  const file = await find();
  if (file?.version !== name.version || !previewWidths(file).includes(name.width)) return null;
  const going = running.get(place) ?? drawInTurn(() => draw(file, name)).finally(() => running.delete(place));
  running.set(place, going);
  await going;
  // While it was drawn the file may have been replaced or removed.
  if ((await find())?.version === name.version) return place;
  await rm(place, { force: true });
  return null;
}

/** Forgets the renditions of a file. */
export const removeRenditions = (id: string): Promise<void> =>
  rm(folderOf(id), { recursive: true, force: true });

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { renditionsDrawn } from '../../metrics/meters';
import type { DrawnFormat } from '../drawing';
import { isVector } from '../file-kind';
import { renditionsFolder } from '../folders';
import type { Range } from '../provider/file-storage';
import type { StoredFile } from '../stored-file';
import { drawFile } from './draw-file';

/** A file drawn in a format, cached on this machine's disk. */
export interface CachedFormat {
  path: string;
  /** Identifies its bytes: the same on every instance that draws the same. */
  version: string;
  /** Bytes. */
  size: number;
  modified: Date;
}

const REMEMBERED = { max: 10_000, ttl: 10 * 60_000 };
const KEPT_UNUSED_MS = 30 * 24 * 60 * 60_000;
const DIGEST_LENGTH = 16;
/** Goes up when the same picture in the same format becomes another file; 3: drawings with lengths and styles as browsers have them. */
const FORMAT_VERSION = 3;
/** In the names of rendered files for a few people, which are deleted after a month without use. */
export const MARK = '-as-';

/** What could not be drawn a while ago. */
const undrawable = new LRUCache<string, true>(REMEMBERED);

const digestOf = (hash: ReturnType<typeof createHash>): string =>
  hash.digest('base64url').slice(0, DIGEST_LENGTH);

const getFolder = ({ id }: StoredFile): string => path.join(renditionsFolder(), id);

/** How the name of a kept format begins; the digest of its bytes follows. */
const getName = ({ version }: StoredFile, drawn: DrawnFormat): string =>
  `${version}${MARK}${digestOf(createHash('sha256').update(JSON.stringify([FORMAT_VERSION, drawn])))}-`;

/** The file in a format, if it is drawn already. */
export async function findFormat(file: StoredFile, drawn: DrawnFormat): Promise<CachedFormat | null> {
  const name = getName(file, drawn);
  const names = await readdir(getFolder(file)).catch(() => []);
  const found = names.find((each) => each.startsWith(name));
  if (found === undefined) return null;
  const place = path.join(getFolder(file), found);
  const about = await stat(place).catch(() => null);
  const version = path.parse(found).name.slice(name.length);
  return about && { path: place, version, size: about.size, modified: about.mtime };
}

async function readDigest(place: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(place)) hash.update(piece);
  return digestOf(hash);
}

async function drawFormat(file: StoredFile, drawn: DrawnFormat): Promise<CachedFormat | null> {
  const name = getName(file, drawn);
  if (undrawable.has(name)) return null;
  const own = { ownWidth: file.width ?? 1, ownHeight: file.height ?? 1 };
  const isDrawn = await drawFile(
    file,
    (source, target) =>
      isVector(file)
        ? { kind: 'format-vector', source, target, ...own, drawn }
        : { kind: 'format', source, target, drawn },
    {
      async store(target) {
        await mkdir(getFolder(file), { recursive: true, mode: 0o700 });
        await rename(
          target,
          path.join(getFolder(file), `${name}${await readDigest(target)}.${drawn.format}`),
        );
      },
    },
  );
  if (!isDrawn) undrawable.set(name, true);
  else renditionsDrawn.inc();
  return findFormat(file, drawn);
}

const underWay = new Map<string, Promise<CachedFormat | null>>();

async function findOrDraw(file: StoredFile, drawn: DrawnFormat): Promise<CachedFormat | null> {
  return (await findFormat(file, drawn)) ?? drawFormat(file, drawn);
}

/** A file in a format, drawn on first use; null when it cannot be drawn. Concurrent callers share one drawing. */
export async function ensureFormat(file: StoredFile, drawn: DrawnFormat): Promise<CachedFormat | null> {
  const name = `${file.id}/${getName(file, drawn)}`;
  const going = underWay.get(name) ?? findOrDraw(file, drawn).finally(() => underWay.delete(name));
  underWay.set(name, going);
  const kept = await going;
  // When it was used last; a sweep may just have taken it.
  if (kept) await utimes(kept.path, new Date(), kept.modified).catch(() => undefined);
  return kept;
}

/** Opened before an answer starts, so that a missing file cannot cut one short. */
export const readFormat = async ({ path: place }: CachedFormat, range?: Range): Promise<Readable> =>
  (await open(place)).createReadStream(range);

/** Deletes a cached format or colour after a month without use; it is drawn again on request. */
export async function removeUnused(place: string): Promise<void> {
  if (!path.basename(place).includes(MARK)) return;
  const about = await stat(place).catch(() => null);
  if (about && Date.now() - about.atimeMs > KEPT_UNUSED_MS) await rm(place, { force: true });
}

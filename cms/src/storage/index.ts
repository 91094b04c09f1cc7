import type { Core } from '@strapi/strapi';
import { getEnv } from '../../config/env';
import type { FileStorage } from './provider/file-storage';
import { localStorage } from './provider/local-storage';

let chosen: FileStorage = localStorage;

/** The storage of this portal. */
export const storage = (): FileStorage => chosen;

/** The storage that the settings name. Throws when S3 is asked for and cannot be used; `log` hears of each call that fails. */
export async function openStorage(log: (line: string) => void): Promise<FileStorage> {
  const { s3 } = getEnv();
  if (!s3) return localStorage;
  // A library of some size, which most portals do without.
  const { s3Storage } = await import('./provider/s3/s3-storage.js');
  return s3Storage(s3, log);
}

/** Chooses the storage by the settings, once at start. Throws when S3 is asked for and cannot be used. */
export async function prepareStorage(strapi: Core.Strapi): Promise<void> {
  chosen = await openStorage((line) => strapi.log.error(line));
}

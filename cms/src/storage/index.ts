import type { Core } from '@strapi/strapi';
import { getEnv } from '../../config/env';
import type { FileStorage } from './provider/file-storage';
import { localStorage } from './provider/local-storage';

let currentStorage: FileStorage = localStorage;

export const storage = (): FileStorage => currentStorage;

/**
 * Opens the storage from the settings. Throws when S3 is configured but unusable; `log` receives each failed
 * call.
 */
export async function openStorage(log: (line: string) => void): Promise<FileStorage> {
  const { s3 } = getEnv();
  if (!s3) return localStorage;
  // Imported lazily: a large library that most portals do without.
  const { s3Storage } = await import('./provider/s3/s3-storage.js');
  return s3Storage(s3, log);
}

/** Chooses the storage by the settings, once at start. Throws when S3 is configured but unusable. */
export async function prepareStorage(strapi: Core.Strapi): Promise<void> {
  currentStorage = await openStorage((line) => strapi.log.error(line));
}

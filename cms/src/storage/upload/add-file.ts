import { randomUUID } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { checkContent } from '../validation/check-content';
import { tempFolder } from '../folders';
import { registerFile, type RegisteredFile } from './register-file';
import { readFileSnapshot } from '../file-snapshot';

/** A local file to add to the portal; `field` is the asset's field that it is for. */
export interface FileToAdd {
  path: string;
  name: string;
  field: 'original' | 'files';
}

/** Adds a copy of a file, checked and cleaned like an upload. Throws `RefusedContent`. */
export async function addFile(
  strapi: Core.Strapi,
  { path: source, name, field }: FileToAdd,
): Promise<RegisteredFile> {
  const temporary = path.join(tempFolder(), randomUUID());
  try {
    await copyFile(source, temporary);
    const sent = await readFileSnapshot(temporary);
    const checked = await checkContent(temporary, name, field);
    return await registerFile(strapi, temporary, checked, sent);
  } finally {
    await rm(temporary, { force: true });
  }
}

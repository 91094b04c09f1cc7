import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { renditionsFolder } from '../folders';
import { storedFileFromRow } from '../stored-file';

/** Removes renditions of deleted files and replaced content: another instance may have deleted those. */
export async function sweepRenditions(strapi: Core.Strapi): Promise<void> {
  const root = renditionsFolder();
  const drawn = await readdir(root);
  const rows = await strapi.db.query('plugin::upload.file').findMany();
  const versions = new Map(rows.map((row) => [row.documentId, storedFileFromRow(row).version]));
  for (const id of drawn) {
    const version = versions.get(id);
    const names = version === undefined ? [''] : await readdir(path.join(root, id));
    for (const name of names.filter((each) => !each.startsWith(`${version}-`))) {
      await rm(path.join(root, id, name), { recursive: true, force: true });
    }
  }
}

export function sweepRenditionsHourly(strapi: Core.Strapi): void {
  strapi.cron.add({
    sweepRenditions: { task: () => sweepRenditions(strapi), options: { rule: '43 * * * *' } },
  });
}

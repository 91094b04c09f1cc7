import type { Core } from '@strapi/strapi';
import { safeFileName } from '../../storage/validation/file-name';

interface FileWrite {
  params: { data?: Record<string, unknown> };
}

function clean({ params: { data } }: FileWrite): void {
  if (typeof data?.name === 'string') data.name = safeFileName(data.name);
}

/** Maintainers also rename files in a form, where no upload cleans the name. Names appear in lists, logs and zips. */
export function cleanFileNames({ db }: Core.Strapi): void {
  db.lifecycles.subscribe({ models: ['plugin::upload.file'], beforeCreate: clean, beforeUpdate: clean });
}

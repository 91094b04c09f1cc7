import type { Core } from '@strapi/strapi';
import { safeFileName } from '../../storage/validation/file-name';

interface FileWrite {
  params: { data?: Record<string, unknown> };
}

function clean({ params: { data } }: FileWrite): void {
  if (typeof data?.name === 'string') data.name = safeFileName(data.name);
}

/** A maintainer gives files names in a form too, where no upload cleans them. They stand in lists, in the log and in zips. */
export function keepNamesSafe({ db }: Core.Strapi): void {
  db.lifecycles.subscribe({ models: ['plugin::upload.file'], beforeCreate: clean, beforeUpdate: clean });
}

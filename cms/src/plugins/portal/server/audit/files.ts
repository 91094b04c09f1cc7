import type { Core } from '@strapi/strapi';
import type { Action } from '../../../../audit/actions';
import { auditChange, type AuditSnapshot } from '../../../../audit';
import { getCaller } from '../../../../audit/caller';

const FILE = 'plugin::upload.file';

interface FileRow {
  documentId: string;
  name: string;
  mime: string | null;
  size: number | string | null;
}

interface FileEvent {
  params: { where?: unknown };
  result?: unknown;
  state: Record<string, unknown>;
}

const getSnapshot = ({ name, mime, size }: FileRow): AuditSnapshot => ({
  name,
  mime,
  kilobytes: Number(size),
});

const isRow = (value: unknown): value is FileRow =>
  typeof value === 'object' && value !== null && 'documentId' in value && 'name' in value;

/**
 * Writes audit log entries for changes in Strapi's media library. Each change runs in a transaction (see the
 * extension of the upload plugin), which includes its entry.
 */
export function watchFiles(strapi: Core.Strapi): void {
  const isMaintainers = (): boolean => getCaller(strapi).maintainer !== null;
  const auditFile = async (action: Action, before: unknown, after: unknown): Promise<void> => {
    const was = isRow(before) ? before : null;
    const is = isRow(after) ? after : null;
    const subject = (is ?? was)?.documentId ?? null;
    await auditChange(strapi, action, subject, was && getSnapshot(was), is && getSnapshot(is));
  };
  strapi.db.lifecycles.subscribe({
    models: [FILE],
    afterCreate: async ({ result }: FileEvent) => {
      if (isMaintainers()) await auditFile('file.add', null, result);
    },
    beforeUpdate: async ({ params, state }: FileEvent) => {
      if (isMaintainers()) state.before = await strapi.db.query(FILE).findOne({ where: params.where });
    },
    afterUpdate: async ({ result, state }: FileEvent) => {
      if (isMaintainers()) await auditFile('file.update', state.before, result);
    },
    afterDelete: async ({ result }: FileEvent) => {
      if (isMaintainers()) await auditFile('file.delete', result, null);
    },
  });
}

import type { Core } from '@strapi/strapi';
import { audit, diffSnapshots, shorten, type AuditSnapshot } from '../../../audit';
import { getFocalPoint, getTags } from '../../../published/loaders';
import { storedFileFromRow, type FileRow } from '../../../storage/stored-file';

const populate = { original: true, files: true, settings: { select: ['outlined', 'backgroundColor'] } };

/** A file as the audit log names it. */
export interface NamedFile {
  documentId: string;
  name: string;
}

interface AssetRow {
  title: string | null;
  description: string | null;
  isPrivate: boolean | null;
  decorative: boolean | null;
  tags: unknown;
  settings: { outlined: string; backgroundColor: string } | null;
  focalX: number | null;
  focalY: number | null;
  original: FileRow | null;
  files: FileRow[] | null;
}

const named = ({ documentId, name }: NamedFile) => ({ id: documentId, name });

/** What a write to an asset can change, including the versions of its files; files keep their ids. */
interface AssetState {
  fields: AuditSnapshot & { description: string };
  versions: string[];
}

/** Null when the asset does not exist. */
export async function findAssetState(strapi: Core.Strapi, documentId: string): Promise<AssetState | null> {
  const row: AssetRow | null = await strapi.db
    .query('api::asset.asset')
    .findOne({ where: { documentId }, populate });
  if (!row) return null;
  const { title, description, isPrivate, decorative, tags, settings, original, files } = row;
  const fields = {
    title: title ?? '',
    description: description ?? '',
    isPrivate: isPrivate ?? false,
    decorative: decorative ?? false,
    tags: getTags(tags),
    outlined: settings?.outlined,
    backgroundColor: settings?.backgroundColor,
    focal_point: getFocalPoint(row),
    original: original && named(original),
    files: (files ?? []).map(named),
  };
  const all = [...(original ? [original] : []), ...(files ?? [])];
  return { fields, versions: all.map((file) => storedFileFromRow(file).version) };
}

/** The snapshot of an asset for the audit log; null when it does not exist. */
export async function loadAssetSnapshot(
  strapi: Core.Strapi,
  documentId: string,
): Promise<AuditSnapshot | null> {
  const state = await findAssetState(strapi, documentId);
  return state && { ...state.fields, description: shorten(state.fields.description) };
}

/**
 * Writes the audit log entry of a changed asset; `before` is null for a new one. Call it in the transaction
 * of the write.
 */
export async function auditAsset(
  strapi: Core.Strapi,
  subject: string,
  before: AuditSnapshot | null,
  {
    action,
    more,
  }: {
    action?: 'asset.replace' | 'asset.restore' | 'asset.undelete' | 'asset.delete';
    more?: AuditSnapshot;
  } = {},
): Promise<void> {
  const after = await loadAssetSnapshot(strapi, subject);
  const usual = !after ? 'asset.delete' : before ? 'asset.update' : 'asset.create';
  await audit(strapi, {
    action: action ?? usual,
    subject,
    details: { ...diffSnapshots(before, after), ...more },
  });
}

/** Writes the audit log entries of files added to or removed from an asset. */
export async function auditFiles(
  strapi: Core.Strapi,
  action: 'file.add' | 'file.delete',
  asset: string,
  files: readonly NamedFile[],
): Promise<void> {
  for (const { documentId, name } of files) {
    await audit(strapi, { action, subject: documentId, details: { asset, name } });
  }
}

/** Writes the audit log entry of a file that got other content; `name` is what it is called since. */
export async function auditReplaced(
  strapi: Core.Strapi,
  action: 'file.replace' | 'file.restore',
  asset: string,
  { file, name }: { file: NamedFile; name: string },
): Promise<void> {
  const details = { asset, name, ...diffSnapshots({ name: file.name }, { name }) };
  await audit(strapi, { action, subject: file.documentId, details });
}

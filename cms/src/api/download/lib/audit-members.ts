import type { Core } from '@strapi/strapi';
import { auditAll, auditAllOnceADay, type AuditLine } from '../../../audit';
import { getRequiredAbility } from '../../file/downloads/targets';
import type { ReadableMember } from './members';
import type { ShareRow } from './shares';

/** A zip: its name, its purpose and its maker. */
interface ZipInfo {
  name: string;
  purpose: string | null;
  userId: string | null;
}

/** The requested part of a zip, and the share that it is requested through. */
interface ZipRequest {
  share: ShareRow | null;
  firstByte: number;
  /** HEAD: headers only. */
  isHead: boolean;
}

/** Writes an audit log entry for each file of a zip before its first byte is sent, as for single downloads. */
export async function auditMembers(
  strapi: Core.Strapi,
  { name, purpose, userId }: ZipInfo,
  files: readonly ReadableMember[],
  { share, firstByte, isHead }: ZipRequest,
): Promise<void> {
  const lines = files.map(({ asset, target }): AuditLine => {
    const { file, assets, rendition } = target;
    return {
      action: asset === null ? 'file.download' : 'asset.download',
      actor: share ? null : userId,
      subject: asset ?? file.id,
      details: {
        file: { id: file.id, name: file.name },
        assets: assets.map(({ id, title }) => ({ id, title })),
        ...(rendition && { preset: rendition.preset }),
        right: getRequiredAbility(target),
        zip: name,
        ...(purpose && { purpose }),
        ...(share && { share: { id: share.documentId, title: share.title } }),
        ...(isHead && { method: 'HEAD' }),
      },
    };
  });
  await (firstByte === 0 && !isHead ? auditAll(strapi, lines) : auditAllOnceADay(strapi, lines));
}

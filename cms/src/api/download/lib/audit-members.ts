import type { Core } from '@strapi/strapi';
import { auditAll, auditAllOnceADay, type AuditLine } from '../../../audit';
import { needed } from '../../file/downloads/targets';
import type { FoundMember } from './members';
import type { ShareRow } from './shares';

/** A zip: its name, what it is for, and who made it. */
interface Zipped {
  name: string;
  purpose: string | null;
  userId: string | null;
}

/** Which part of a zip is asked for, and through which share. */
interface Asked {
  share: ShareRow | null;
  firstByte: number;
  /** HEAD: headers only. */
  isHead: boolean;
}

/** Writes an audit line for each file of a zip before its first byte is sent, as for a download of that file alone. */
export async function auditMembers(
  strapi: Core.Strapi,
  { name, purpose, userId }: Zipped,
  files: readonly FoundMember[],
  { share, firstByte, isHead }: Asked,
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
        right: needed(target),
        zip: name,
        ...(purpose && { purpose }),
        ...(share && { share: { id: share.documentId, title: share.title } }),
        ...(isHead && { method: 'HEAD' }),
      },
    };
  });
  await (firstByte === 0 && !isHead ? auditAll(strapi, lines) : auditAllOnceADay(strapi, lines));
}

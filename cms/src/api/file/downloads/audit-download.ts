import type { Core } from '@strapi/strapi';
import { audit, auditOnceADay } from '../../../audit';
import type { Who } from '../../../audit/who';
import type { Download } from '../../../storage/download-token';
import { fileKind } from '../../../storage/file-kind';
import { needed, type Target } from './targets';

/** A permitted download. */
export interface Granted {
  target: Target;
  /** A user's id; null for an anonymous visitor and for a maintainer. */
  actor: string | null;
  /** Whether it was granted by a token in the URL. */
  byLink: boolean;
  /** The account of Strapi's panel that it is for. */
  maintainer?: Who['maintainer'];
}

/** The requested part of a file. */
interface Asked {
  firstByte: number;
  /** HEAD: headers only. */
  isHead: boolean;
}

/**
 * Writes the audit log entry of a download before its first byte is sent. A download in ranges has one entry,
 * for the first range; one that starts further on has one too, so that skipping the first byte does not evade
 * the log. A HEAD request is recorded as such, and never counts as a download.
 */
export async function auditDownload(
  strapi: Core.Strapi,
  { of, id }: Download,
  { target, actor, byLink, maintainer }: Granted,
  { firstByte, isHead }: Asked,
): Promise<void> {
  const { file, assets, rendition } = target;
  // Whoever plays a video reads them along.
  if (fileKind(file) === 'captions') return;
  const details = {
    file: { id: file.id, name: file.name },
    assets: assets.map((asset) => ({ id: asset.id, title: asset.title })),
    ...(rendition && { preset: rendition.preset }),
    right: needed(target),
    ...(byLink && { byLink }),
    ...(maintainer && { maintainer }),
    ...(isHead && { method: 'HEAD' }),
  };
  const line = {
    action: of === 'files' ? ('file.download' as const) : ('asset.download' as const),
    actor,
    subject: id,
    details,
  };
  await (firstByte === 0 && !isHead ? audit(strapi, line) : auditOnceADay(strapi, line));
}

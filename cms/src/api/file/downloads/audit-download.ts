import type { Core } from '@strapi/strapi';
import { audit, auditOnceADay } from '../../../audit';
import type { Caller } from '../../../audit/caller';
import type { Download } from '../../../storage/download-token';
import { fileKind } from '../../../storage/file-kind';
import { getRequiredAbility, type Target } from './targets';

/** A permitted download. */
export interface DownloadGrant {
  target: Target;
  /** The id of a user or an API token; null for an anonymous visitor and for a maintainer. */
  actor: string | null;
  /** Whether it was granted by a token in the URL. */
  byLink: boolean;
  /** The account of Strapi's panel that requested it. */
  maintainer?: Caller['maintainer'];
}

/** The requested part of a file. */
interface RequestedRange {
  firstByte: number;
  /** HEAD: headers only. */
  isHead: boolean;
}

/**
 * Writes the audit log entry of a download before its first byte is sent. A download in ranges has one entry, for its
 * first range; a range that starts further on is logged too, so that skipping the first byte does not evade the log.
 * HEAD requests are logged as such and never count as downloads.
 */
export async function auditDownload(
  strapi: Core.Strapi,
  { of, id }: Download,
  { target, actor, byLink, maintainer }: DownloadGrant,
  { firstByte, isHead }: RequestedRange,
): Promise<void> {
  const { file, assets, rendition } = target;
  // Players fetch captions along with the video.
  if (fileKind(file) === 'captions') return;
  const details = {
    file: { id: file.id, name: file.name },
    assets: assets.map((asset) => ({ id: asset.id, title: asset.title })),
    ...(rendition && { preset: rendition.preset }),
    right: getRequiredAbility(target),
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

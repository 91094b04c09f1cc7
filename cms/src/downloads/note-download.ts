import type { Core } from '@strapi/strapi';
import { audit, auditOnceADay } from '../audit';
import type { Download } from '../storage/download-token';
import { needed, type Target } from './targets';

/** A download that somebody may have. */
export interface Granted {
  target: Target;
  /** A user's id; null for who is not logged in, and for a maintainer. */
  actor: string | null;
  /** Whether it came by a token in its address. */
  byLink: boolean;
  byMaintainer?: boolean;
}

/**
 * Notes a download before its first byte goes out. Who gets a file in pieces has one line, that of the first piece; who
 * begins further on has one too, so that nobody leaves the first byte out to stay unseen.
 */
export async function noteDownload(
  strapi: Core.Strapi,
  { of, id }: Download,
  { target, actor, byLink, byMaintainer }: Granted,
  firstByte: number,
): Promise<void> {
  const { file, assets } = target;
  const details = {
    file: { id: file.id, name: file.name },
    assets: assets.map((asset) => ({ id: asset.id, title: asset.title })),
    right: needed(target),
    ...(byLink && { byLink }),
    ...(byMaintainer && { byMaintainer }),
  };
  const line = {
    action: of === 'assets' ? ('asset.download' as const) : ('file.download' as const),
    ...{ actor, subject: id, details },
  };
  await (firstByte === 0 ? audit(strapi, line) : auditOnceADay(strapi, line));
}

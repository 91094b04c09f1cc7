import type { Core } from '@strapi/strapi';
import { audit, auditOnceADay } from '../../../audit';
import type { Who } from '../../../audit/who';
import type { Download } from '../../../storage/download-token';
import { needed, type Target } from './targets';

/** A download that somebody may have. */
export interface Granted {
  target: Target;
  /** A user's id; null for who is not logged in, and for a maintainer. */
  actor: string | null;
  /** Whether it came by a token in its address. */
  byLink: boolean;
  /** The account of Strapi's panel that it is for. */
  maintainer?: Who['maintainer'];
}

/** How much of a file is asked for. */
interface Asked {
  firstByte: number;
  /** Only for what its headers tell. */
  isHead: boolean;
}

/**
 * Notes a download before its first byte goes out. Who gets a file in pieces has one line, that of the first piece; who
 * begins further on has one too, so that nobody leaves the first byte out to stay unseen. Asking for the headers alone is noted
 * as such, and never stands for a download.
 */
export async function auditDownload(
  strapi: Core.Strapi,
  { of, id }: Download,
  { target, actor, byLink, maintainer }: Granted,
  { firstByte, isHead }: Asked,
): Promise<void> {
  const { file, assets } = target;
  const details = {
    file: { id: file.id, name: file.name },
    assets: assets.map((asset) => ({ id: asset.id, title: asset.title })),
    right: needed(target),
    ...(byLink && { byLink }),
    ...(maintainer && { maintainer }),
    ...(isHead && { method: 'HEAD' }),
  };
  const line = {
    action: of === 'assets' ? ('asset.download' as const) : ('file.download' as const),
    actor,
    subject: id,
    details,
  };
  await (firstByte === 0 && !isHead ? audit(strapi, line) : auditOnceADay(strapi, line));
}

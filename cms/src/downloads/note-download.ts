import type { Core } from '@strapi/strapi';
import { audit, auditOnceADay } from '../audit';
import type { Download, Holder } from '../storage/download-token';
import { needed, type Target } from './targets';

/** A download that somebody may have. */
export interface Granted {
  target: Target;
  holder: Holder;
  /** Whether it came by a token in its address. */
  byLink: boolean;
}

/**
 * Notes a download before its first byte goes out. Who gets a file in pieces has one line, that of the first piece; who
 * begins further on has one too, so that nobody leaves the first byte out to stay unseen.
 */
export async function noteDownload(
  strapi: Core.Strapi,
  { of, id }: Download,
  { target, holder, byLink }: Granted,
  firstByte: number,
): Promise<void> {
  const { file, assets } = target;
  const details = {
    file: { id: file.id, name: file.name },
    assets: assets.map((asset) => ({ id: asset.id, title: asset.title })),
    right: needed(target),
    ...(byLink && { byLink }),
    ...(holder.kind === 'maintainer' && { byMaintainer: true }),
  };
  const line = {
    action: of === 'assets' ? ('asset.download' as const) : ('file.download' as const),
    actor: holder.kind === 'user' ? holder.id : null,
    ...{ subject: id, details },
  };
  await (firstByte === 0 ? audit(strapi, line) : auditOnceADay(strapi, line));
}

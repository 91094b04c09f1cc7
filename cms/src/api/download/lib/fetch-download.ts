import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findViewerOfActor } from '../../../auth';
import { notFound, PortalError } from '../../../http/errors';
import { anonymous, type Viewer } from '../../../permissions/viewer';
import type { Content } from '../../file/downloads/content';
import { sendFile } from '../../file/downloads/send-file';
import { layOutZip, readZip, type ZipMember } from '../zip';
import { auditMembers } from './audit-members';
import { countShared, uncountUnsent } from './count-downloads';
import { getReadmeMember } from './make-download';
import { revalidateMember, type ReadableMember, type Member } from './members';
import { getReadme } from './readme';
import { findDownload, type StoredDownload, type ZipList } from './rows';
import { findShareToFetch, shareEnded, type ShareRow } from './shares';

const gone = () =>
  new PortalError(
    410,
    'Deze download is voorbij. Stel hem opnieuw samen; misschien zijn je rechten gewijzigd.',
  );

async function findRow(strapi: Core.Strapi, id: string): Promise<StoredDownload> {
  const found = await findDownload(strapi, id);
  if (!found) throw notFound();
  if (found.expiresAt.getTime() <= Date.now()) throw gone();
  return found;
}

/** The maker of a download, with their current rights. */
async function findMaker(strapi: Core.Strapi, { userId }: StoredDownload): Promise<Viewer> {
  const maker = userId === null ? anonymous : await findViewerOfActor(strapi, userId);
  if (!maker) throw gone();
  return maker;
}

/** The files of a download; throws 410 when a file changed or is gone, or when its maker lost access. */
async function findFiles(
  strapi: Core.Strapi,
  row: StoredDownload,
  members: readonly Member[],
): Promise<ReadableMember[]> {
  const maker = await findMaker(strapi, row);
  const found = await Promise.all(members.map((member) => revalidateMember(strapi, maker, member)));
  return found.map((member) => {
    if (!member) throw gone();
    return member;
  });
}

/** The zip as it is sent. Its version covers everything that its bytes depend on. */
function getContent(row: StoredDownload, { members, about }: ZipList, files: ReadableMember[]): Content {
  const { name, madeAt } = row;
  const readme = getReadme(about, row);
  const list: (ReadableMember | ZipMember)[] = [...files, getReadmeMember(readme, madeAt)];
  const zip = layOutZip(list);
  const headers = zip.parts.flatMap((part) => ('bytes' in part ? [part.bytes] : []));
  const version = createHash('sha256')
    .update(JSON.stringify([members, readme]))
    .update(Buffer.concat(headers))
    .digest('base64url');
  return {
    name,
    ext: '.zip',
    mime: 'application/zip',
    size: zip.size,
    version,
    modified: madeAt,
    read: (range = { start: 0, end: zip.size - 1 }) =>
      Promise.resolve(
        readZip(zip, range, (member, part) =>
          'target' in member
            ? member.read(part)
            : Promise.resolve(Readable.from([Buffer.from(readme).subarray(part.start, part.end + 1)])),
        ),
      ),
  };
}

/** GET /downloads/:id: the zip, whole or a range of it. Rights are checked at each request. */
export async function fetchDownload(strapi: Core.Strapi, ctx: Context, id: string): Promise<void> {
  const row = await findRow(strapi, id);
  const { list } = row;
  if (!list) throw gone();
  const share: ShareRow | null = row.shareId === null ? null : await findShareToFetch(strapi, row.shareId);
  const files = await findFiles(strapi, row, list.members);
  const content = getContent(row, list, files);
  const isHead = ctx.method === 'HEAD';
  await sendFile(ctx, content, async (range) => {
    if (share && !isHead) {
      const part = { download: row.id, share: share.documentId, size: content.size, range };
      if (!(await countShared(strapi, part))) throw shareEnded();
      uncountUnsent(strapi, ctx, part);
    }
    await auditMembers(strapi, row, files, { share, firstByte: range.start, isHead });
  });
}

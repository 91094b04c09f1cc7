import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { viewerOfUser } from '../../../auth';
import { notFound, PortalError } from '../../../http/errors';
import { anonymous, type Viewer } from '../../../permissions/viewer';
import { hashToken } from '../../../utils/tokens';
import type { Content } from '../../file/downloads/content';
import { sendFile } from '../../file/downloads/send-file';
import { layOut, readZip, type ZipMember } from '../zip';
import { auditMembers } from './audit-members';
import { DOWNLOAD, getReadmeMember } from './make-download';
import { findAgain, storedMember, type FoundMember } from './members';
import { countDownload, findShareToFetch, type ShareRow } from './shares';

const gone = () =>
  new PortalError(
    410,
    'Deze download is voorbij. Stel hem opnieuw samen; misschien zijn je rechten gewijzigd.',
  );

const downloadRow = z.object({
  documentId: z.string(),
  name: z.string(),
  members: z.array(storedMember),
  readme: z.string(),
  purpose: z.string().nullable(),
  userId: z.string().nullable(),
  shareId: z.string().nullable(),
  madeAt: z.coerce.date(),
  expiresAt: z.coerce.date(),
});

type DownloadRow = z.output<typeof downloadRow>;

async function findRow(strapi: Core.Strapi, id: string): Promise<DownloadRow> {
  const row: unknown = await strapi.db.query(DOWNLOAD).findOne({ where: { tokenHash: hashToken(id) } });
  const found = downloadRow.nullable().parse(row);
  if (!found) throw notFound();
  if (found.expiresAt.getTime() <= Date.now()) throw gone();
  return found;
}

/** Who made a download, with the rights of now. */
async function findMaker(strapi: Core.Strapi, { userId }: DownloadRow): Promise<Viewer> {
  const maker = userId === null ? anonymous : await viewerOfUser(strapi, userId);
  if (!maker) throw gone();
  return maker;
}

/** The files of a download; throws 410 when one was changed or taken away, or its maker may have it no more. */
async function findFiles(strapi: Core.Strapi, row: DownloadRow): Promise<FoundMember[]> {
  const maker = await findMaker(strapi, row);
  const found = await Promise.all(row.members.map((member) => findAgain(strapi, maker, member)));
  return found.map((member) => {
    if (!member) throw gone();
    return member;
  });
}

/** The zip as it is sent. Its version is of all that its bytes depend on. */
function getContent({ name, madeAt, readme, members }: DownloadRow, files: FoundMember[]): Content {
  const list: (FoundMember | ZipMember)[] = [...files, getReadmeMember(readme)];
  const zip = layOut(list, madeAt);
  const version = createHash('sha256')
    .update(JSON.stringify([members, readme, madeAt]))
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
  const share: ShareRow | null = row.shareId === null ? null : await findShareToFetch(strapi, row.shareId);
  const files = await findFiles(strapi, row);
  const isHead = ctx.method === 'HEAD';
  await sendFile(ctx, getContent(row, files), async (firstByte) => {
    if (share && !isHead) await countDownload(strapi, row.documentId, share);
    await auditMembers(strapi, row, files, { share, firstByte, isHead });
  });
}

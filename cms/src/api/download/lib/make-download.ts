import type { Core } from '@strapi/strapi';
import { crc32 } from 'node:zlib';
import { getEnv } from '../../../../config/env';
import { PortalError, tooLarge } from '../../../http/errors';
import { getActorId, type Viewer } from '../../../permissions/viewer';
import { getPublished } from '../../../published';
import { formatSize } from '../../../storage/upload/receive-upload';
import { getExtension, titledName } from '../../../storage/validation/file-name';
import { API_PREFIX } from '../../../shared/addresses';
import { type DownloadResponse, type Item, MOST_BYTES } from '../schemas/download';
import { layOutZip, type ZipMember } from '../zip';
import { type ReadableMember, loadMember, findAllowedTargets } from './members';
import { describeFiles, getReadme } from './readme';
import { storeDownload } from './rows';

const README = 'LEESMIJ.txt';

const REFUSED = 'Dit bestand mag je niet downloaden, of het bestaat niet (meer).';

/** Refuses items that the viewer may not download: 401 for visitors, because they can log in, 403 for others. */
function refuse(viewer: Viewer, refused: readonly number[]): PortalError {
  const fields = Object.fromEntries(refused.map((at) => [`items.${at}`, [REFUSED]]));
  return viewer.kind === 'anonymous'
    ? new PortalError(401, 'Log in om al deze bestanden te downloaden.', fields)
    : new PortalError(403, 'Niet al deze bestanden mag je downloaden.', fields);
}

/** The members for a list of items. Throws 401 or 403 that names each refused item. */
export async function findAllMembers(
  strapi: Core.Strapi,
  viewer: Viewer,
  items: readonly Item[],
): Promise<ReadableMember[]> {
  const permitted = await Promise.all(items.map((item) => findAllowedTargets(strapi, viewer, item)));
  const refused = permitted.flatMap((targets, at) => (targets.length === 0 ? [at] : []));
  // Before any rendition is drawn.
  if (refused.length > 0) throw refuse(viewer, refused);
  const members = await Promise.all(permitted.flat().map(loadMember));
  // Two items may refer to the same file, and two formats may share a label.
  const isSame = (one: ReadableMember, other: ReadableMember): boolean =>
    one.file === other.file && one.name === other.name && one.preset === other.preset;
  return members.filter((member, at) => members.findIndex((other) => isSame(other, member)) === at);
}

/** Numbers duplicate names, ignoring case: `logo (2).svg`. */
function numberDuplicates<Named extends { name: string }>(members: readonly Named[]): Named[] {
  const taken = new Set([README.toLowerCase()]);
  return members.map((member) => {
    const ext = getExtension(member.name);
    const base = member.name.slice(0, member.name.length - ext.length);
    let { name } = member;
    for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = `${base} (${n})${ext}`;
    taken.add(name.toLowerCase());
    return { ...member, name };
  });
}

/** The readme as the last member of a zip, with the time at which the zip was made. */
export function getReadmeMember(readme: string, madeAt: Date): ZipMember {
  const bytes = Buffer.from(readme);
  return { name: README, size: bytes.length, crc: crc32(bytes), modified: madeAt.getTime() };
}

/** What a download contains. */
export interface NewDownload {
  viewer: Viewer;
  members: readonly ReadableMember[];
  /** The name of the zip, without its extension. */
  title: string;
  purpose?: string;
  /** The share that it belongs to. */
  shareId?: string;
  /** Its latest expiry. */
  until?: Date;
}

/**
 * Creates a zip that anyone with its id can fetch for a day; only its list is stored. The same request on the same day
 * returns the same zip.
 */
export async function createDownload(
  strapi: Core.Strapi,
  { viewer, members: found, title, purpose = '', shareId, until }: NewDownload,
): Promise<DownloadResponse> {
  const { site } = await getPublished(strapi).snapshot();
  const members = numberDuplicates(found);
  const about = describeFiles(site, members, `${getEnv().publicUrl}/huisstijl`);
  const getSize = (madeAt: Date): number =>
    layOutZip([...members, getReadmeMember(getReadme(about, { purpose, madeAt }), madeAt)]).size;
  const size = getSize(new Date());
  if (size > MOST_BYTES) {
    throw tooLarge(
      `Samen zijn deze bestanden ${formatSize(size)}, hoogstens ${formatSize(MOST_BYTES)} kan in één keer.`,
      'items',
    );
  }
  const name = titledName(title, '.zip');
  const kept = await storeDownload(strapi, {
    list: { members: members.map(({ target: _target, read: _read, ...member }) => member), about },
    name,
    purpose,
    userId: getActorId(viewer),
    shareId: shareId ?? null,
    until: until ?? null,
  });
  return {
    id: kept.id,
    name,
    size: getSize(kept.madeAt),
    count: members.length,
    expires_at: kept.expiresAt.toISOString(),
    url: `${API_PREFIX}/downloads/${kept.id}`,
  };
}

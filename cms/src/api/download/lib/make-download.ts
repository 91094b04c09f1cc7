import type { Core } from '@strapi/strapi';
import { crc32 } from 'node:zlib';
import { getEnv } from '../../../../config/env';
import { PortalError, tooLarge } from '../../../http/errors';
import { getViewerId, type Viewer } from '../../../permissions/viewer';
import { getPublished } from '../../../published';
import { inBytes } from '../../../storage/upload/receive-upload';
import { getExtension, titledName } from '../../../storage/validation/file-name';
import { API_PREFIX } from '../../../shared/addresses';
import { type DownloadAnswer, type Item, MOST_BYTES } from '../schemas/download';
import { layOut, type ZipMember } from '../zip';
import { type FoundMember, loadMember, findPermitted } from './members';
import { describeFiles, getReadme } from './readme';
import { keepDownload } from './rows';

const README = 'LEESMIJ.txt';

const REFUSED = 'Dit bestand mag je niet downloaden, of het bestaat niet (meer).';

/** Refuses items of which the viewer may have nothing: 401 for a visitor, who can log in, 403 for others. */
function refuse(viewer: Viewer, refused: readonly number[]): PortalError {
  const fields = Object.fromEntries(refused.map((at) => [`items.${at}`, [REFUSED]]));
  return viewer.kind === 'anonymous'
    ? new PortalError(401, 'Log in om al deze bestanden te downloaden.', fields)
    : new PortalError(403, 'Niet al deze bestanden mag je downloaden.', fields);
}

/** All that a viewer gets for a list of items. Throws 401 or 403 that names each item that they may not have. */
export async function findAllMembers(
  strapi: Core.Strapi,
  viewer: Viewer,
  items: readonly Item[],
): Promise<FoundMember[]> {
  const permitted = await Promise.all(items.map((item) => findPermitted(strapi, viewer, item)));
  const refused = permitted.flatMap((targets, at) => (targets.length === 0 ? [at] : []));
  // Before anything is drawn.
  if (refused.length > 0) throw refuse(viewer, refused);
  const members = await Promise.all(permitted.flat().map(loadMember));
  // Two items may stand for the same file, and two formats may have the same label.
  const isSame = (one: FoundMember, other: FoundMember): boolean =>
    one.file === other.file && one.name === other.name && one.preset === other.preset;
  return members.filter((member, at) => members.findIndex((other) => isSame(other, member)) === at);
}

/** Numbers names that occur twice, also where only their case differs: `logo (2).svg`. */
function numberDoubles<Named extends { name: string }>(members: readonly Named[]): Named[] {
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

/** The text of a zip as its last member, made when the zip was. */
export function getReadmeMember(readme: string, madeAt: Date): ZipMember {
  const bytes = Buffer.from(readme);
  return { name: README, size: bytes.length, crc: crc32(bytes), modified: madeAt.getTime() };
}

/** What a download is made of. */
export interface NewDownload {
  viewer: Viewer;
  members: readonly FoundMember[];
  /** The name of the zip, without its extension. */
  title: string;
  purpose?: string;
  /** The share that it is of. */
  shareId?: string;
  /** When it ends at the latest. */
  until?: Date;
}

/**
 * Makes a zip that whoever has its id can fetch for a day; nothing of it is written but its list. Who asks for the
 * same again that day gets the same.
 */
export async function makeDownload(
  strapi: Core.Strapi,
  { viewer, members: found, title, purpose = '', shareId, until }: NewDownload,
): Promise<DownloadAnswer> {
  const { site } = await getPublished(strapi).snapshot();
  const members = numberDoubles(found);
  const about = describeFiles(site, members, `${getEnv().publicUrl}/huisstijl`);
  const getSize = (madeAt: Date): number =>
    layOut([...members, getReadmeMember(getReadme(about, { purpose, madeAt }), madeAt)]).size;
  const size = getSize(new Date());
  if (size > MOST_BYTES) {
    throw tooLarge(
      `Samen zijn deze bestanden ${inBytes(size)}, hoogstens ${inBytes(MOST_BYTES)} kan in één keer.`,
      'items',
    );
  }
  const name = titledName(title, '.zip');
  const kept = await keepDownload(strapi, {
    list: { members: members.map(({ target: _target, read: _read, ...member }) => member), about },
    name,
    purpose,
    userId: getViewerId(viewer),
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

import type { Viewer } from '../../permissions/viewer';
import { createSigner } from '../../utils/tokens';
import type { StoredFile } from '../stored-file';

/** The portal serves renditions below this path. */
export const PREVIEW_ROOT = '/_files/';

/**
 * The audience of a URL. Rights of a kind of viewer are checked on each use; a URL that was handed out in a share or a
 * draft works until it expires.
 */
const AUDIENCES = ['anonymous', 'user', 'admin', 'holder'] as const;

export type Audience = (typeof AUDIENCES)[number];

/** The audience of a viewer; a program reads what users with its groups read. */
export const getAudience = ({ kind }: Viewer): Audience => (kind === 'token' ? 'user' : kind);

const MINUTE = 60_000;

/**
 * Half of the maximum lifetime of a URL. Answers are the same within a window, so it is long; but together no longer than
 * who saw a picture may keep it.
 */
const LASTING_MS = 30 * MINUTE;
const HANDED_MS = 2.5 * MINUTE;

const getWindow = (audience: Audience): number => (audience === 'holder' ? HANDED_MS : LASTING_MS);

const PATTERN = /^\/_files\/([a-z0-9]{1,64})\/([A-Za-z0-9_-]{1,32})\/(\d{1,5})\.webp$/;

const signer = createSigner('previews');

/** A rendition: a version of a file, drawn at a width. */
export interface RenditionName {
  id: string;
  version: string;
  width: number;
  /** The colour of the house style in which a drawing is drawn, as rrggbb. */
  ink?: string;
}

/**
 * When URLs signed at this moment for an audience expire. The same during a whole window, so that responses with them
 * stay identical, and at least a window ahead.
 */
export const getPreviewsEnd = (now: number, audience: Audience): number =>
  (Math.floor(now / getWindow(audience)) + 2) * getWindow(audience);

type RenditionFolder = Pick<StoredFile, 'id' | 'version'>;

const getFolder = ({ id, version }: RenditionFolder): string => `${PREVIEW_ROOT}${id}/${version}/`;

/** The unsigned path of a rendition. */
export const getPreviewPath = (file: RenditionFolder, width: number): string =>
  `${getFolder(file)}${width}.webp`;

/** The rendition that a path names. */
export function parseRenditionPath(path: string): RenditionName | null {
  const [, id, version, width] = PATTERN.exec(path) ?? [];
  return id && version && width ? { id, version, width: Number(width) } : null;
}

/** The query of a signed URL: its expiry, its audience and the signature. */
interface AddressQuery {
  expires?: unknown;
  for?: unknown;
  signature?: unknown;
}

/** A viewer of a file may see every width of it, so one signature for all keeps pages small. */
const signFile = (file: RenditionFolder, expires: string, audience: Audience): string =>
  `${getFolder(file)}?${expires}&${audience}`;

/** The signed URLs of a file's renditions for an audience, by width. */
export function getPreviewAddresses(
  file: RenditionFolder,
  now: number,
  audience: Audience,
): (width: number) => string {
  const expires = String(Math.floor(getPreviewsEnd(now, audience) / 1000));
  const signature = signer.sign(signFile(file, expires, audience));
  return (width) =>
    `${getFolder(file)}${width}.webp?expires=${expires}&for=${audience}&signature=${signature}`;
}

/** The rendition that a URL grants, and to whom; null when the URL is invalid. */
export function verifyPreviewAddress(
  path: string,
  query: AddressQuery,
  now: number,
): { name: RenditionName; audience: Audience } | null {
  const name = parseRenditionPath(path);
  const { expires, signature } = query;
  const audience = AUDIENCES.find((each) => each === query.for);
  if (!name || !audience || typeof expires !== 'string' || typeof signature !== 'string') return null;
  if (!signer.isSigned(signFile(name, expires, audience), signature)) return null;
  return Number(expires) * 1000 > now ? { name, audience } : null;
}

import type { Viewer } from '../../permissions/viewer';
import { createSigner } from '../../utils/tokens';
import type { StoredFile } from '../stored-file';

/** The portal serves renditions below this path. */
export const PREVIEW_ROOT = '/_files/';

/** Half of the maximum lifetime of a URL: a revoked right invalidates its URLs within five minutes. */
const WINDOW_MS = 150_000;
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
 * When URLs signed at this moment expire. The same during a whole window, so that responses with them stay
 * identical, and at least a window ahead.
 */
export const previewsEnd = (now: number): number => (Math.floor(now / WINDOW_MS) + 2) * WINDOW_MS;

type Drawn = Pick<StoredFile, 'id' | 'version'>;

const getFolder = ({ id, version }: Drawn): string => `${PREVIEW_ROOT}${id}/${version}/`;

/** The unsigned path of a rendition. */
export const previewPath = (file: Drawn, width: number): string => `${getFolder(file)}${width}.webp`;

/** The rendition that a path names. */
export function renditionAt(path: string): RenditionName | null {
  const [, id, version, width] = PATTERN.exec(path) ?? [];
  return id && version && width ? { id, version, width: Number(width) } : null;
}

/** The query of a signed URL: its expiry, the kind of viewer and the signature. */
interface AddressQuery {
  expires?: unknown;
  for?: unknown;
  signature?: unknown;
}

/** A viewer of a file may see every width of it, so one signature for all keeps pages small. */
const signed = (file: Drawn, expires: string, kind: string): string =>
  `${getFolder(file)}?${expires}&${kind}`;

/** The signed URLs of a file's renditions for a kind of viewer, by width. */
export function previewAddresses(file: Drawn, now: number, kind: Viewer['kind']): (width: number) => string {
  const expires = String(Math.floor(previewsEnd(now) / 1000));
  const signature = signer.sign(signed(file, expires, kind));
  return (width) => `${getFolder(file)}${width}.webp?expires=${expires}&for=${kind}&signature=${signature}`;
}

/** The rendition that a URL grants; null when the URL is invalid. */
export function readPreviewAddress(path: string, query: AddressQuery, now: number): RenditionName | null {
  const name = renditionAt(path);
  const { expires, for: kind, signature } = query;
  if (!name || typeof expires !== 'string' || typeof kind !== 'string') return null;
  if (typeof signature !== 'string' || !signer.isSigned(signed(name, expires, kind), signature)) return null;
  return Number(expires) * 1000 > now ? name : null;
}

import type { Viewer } from '../../permissions/viewer';
import { createSigner } from '../../utils/signer';
import type { StoredFile } from '../stored-file';

/** Below this path the portal serves renditions. */
export const PREVIEW_ROOT = '/_files/';

/** Half of how long an address counts at most: a right that ends takes its addresses along within five minutes. */
const WINDOW_MS = 150_000;
const PATTERN = /^\/_files\/([a-z0-9]{1,64})\/([A-Za-z0-9_-]{1,32})\/(\d{1,5})\.webp$/;

const signer = createSigner('previews');

/** One rendition: a version of a file, drawn at a width. */
export interface RenditionName {
  id: string;
  version: string;
  width: number;
}

/**
 * When addresses of this moment end: the same for a whole window, so that answers with them stay the same, and at least
 * a window away.
 */
export const previewsEnd = (now: number): number => (Math.floor(now / WINDOW_MS) + 2) * WINDOW_MS;

type Drawn = Pick<StoredFile, 'id' | 'version'>;

const getFolder = ({ id, version }: Drawn): string => `${PREVIEW_ROOT}${id}/${version}/`;

/** The path of a rendition, without what gives a right to it. */
export const previewPath = (file: Drawn, width: number): string => `${getFolder(file)}${width}.webp`;

/** The rendition that a path names. */
export function renditionAt(path: string): RenditionName | null {
  const [, id, version, width] = PATTERN.exec(path) ?? [];
  return id && version && width ? { id, version, width: Number(width) } : null;
}

/** What an address carries: until when, for which kind of viewer, and the proof. */
interface AddressQuery {
  expires?: unknown;
  for?: unknown;
  signature?: unknown;
}

/** Who may see a file may see it in each width: one signature for all of them keeps pages small. */
const signed = (file: Drawn, expires: string, kind: string): string =>
  `${getFolder(file)}?${expires}&${kind}`;

/** The signed addresses of a file's renditions for a kind of viewer, by width. */
export function previewAddresses(file: Drawn, now: number, kind: Viewer['kind']): (width: number) => string {
  const expires = String(Math.floor(previewsEnd(now) / 1000));
  const signature = signer.sign(signed(file, expires, kind));
  return (width) => `${getFolder(file)}${width}.webp?expires=${expires}&for=${kind}&signature=${signature}`;
}

/** The rendition that an address gives a right to; null when it gives none. */
export function readPreviewAddress(path: string, query: AddressQuery, now: number): RenditionName | null {
  const name = renditionAt(path);
  const { expires, for: kind, signature } = query;
  if (!name || typeof expires !== 'string' || typeof kind !== 'string') return null;
  if (typeof signature !== 'string' || !signer.isSigned(signed(name, expires, kind), signature)) return null;
  return Number(expires) * 1000 > now ? name : null;
}

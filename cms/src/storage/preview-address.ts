import { createSigner } from './signer';
import type { StoredFile } from './stored-file';

/** Below this path the portal serves renditions. */
export const PREVIEW_ROOT = '/_files/';

const WINDOW_MS = 3_600_000;
const PATTERN = /^\/_files\/([a-z0-9]{1,64})\/([A-Za-z0-9_-]{1,32})\/(\d{1,5})\.webp$/;

const signer = createSigner('previews');

/** One rendition: a version of a file, drawn at a width. */
export interface RenditionName {
  id: string;
  version: string;
  width: number;
}

/**
 * When addresses of this moment end: the same for a whole hour, so that browsers keep what they fetched, and at
 * least an hour away.
 */
export const previewsEnd = (now: number): number => (Math.floor(now / WINDOW_MS) + 2) * WINDOW_MS;

const pathOf = ({ id, version, width }: RenditionName): string =>
  `${PREVIEW_ROOT}${id}/${version}/${width}.webp`;

const signed = (path: string, expires: string): string => `${path}?${expires}`;

/** The signed address of a rendition. */
export function previewAddress(
  { id, version }: Pick<StoredFile, 'id' | 'version'>,
  width: number,
  now: number,
): string {
  const path = pathOf({ id, version, width });
  const expires = String(Math.floor(previewsEnd(now) / 1000));
  return `${path}?expires=${expires}&signature=${signer.sign(signed(path, expires))}`;
}

/** The rendition that an address gives a right to, with the seconds for which it still does; null when it gives none. */
export function readPreviewAddress(
  path: string,
  query: { expires?: unknown; signature?: unknown },
  now: number,
): { name: RenditionName; seconds: number } | null {
  const [, id, version, width] = PATTERN.exec(path) ?? [];
  const { expires, signature } = query;
  if (!id || !version || !width || typeof expires !== 'string' || typeof signature !== 'string') return null;
  if (!signer.isSigned(signed(path, expires), signature)) return null;
  const seconds = Number(expires) - Math.floor(now / 1000);
  return seconds > 0 ? { name: { id, version, width: Number(width) }, seconds } : null;
}

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

type Drawn = Pick<StoredFile, 'id' | 'version'>;

const folderOf = ({ id, version }: Drawn): string => `${PREVIEW_ROOT}${id}/${version}/`;

/** Who may see a file may see it in each width: one signature for all of them keeps pages small. */
const signed = (file: Drawn, expires: string): string => `${folderOf(file)}?${expires}`;

/** The signed addresses of a file's renditions, by width. */
export function previewAddresses(file: Drawn, now: number): (width: number) => string {
  const expires = String(Math.floor(previewsEnd(now) / 1000));
  const signature = signer.sign(signed(file, expires));
  return (width) => `${folderOf(file)}${width}.webp?expires=${expires}&signature=${signature}`;
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
  if (!signer.isSigned(signed({ id, version }, expires), signature)) return null;
  const seconds = Number(expires) - Math.floor(now / 1000);
  return seconds > 0 ? { name: { id, version, width: Number(width) }, seconds } : null;
}

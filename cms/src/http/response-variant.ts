import type { Viewer } from '../permissions/viewer';

/** What answers are, and who may keep them. */
export interface ResponseVariant {
  type: string;
  cacheControl: string;
  /** Headers of the request that the answer depends on. */
  vary: readonly string[];
}

const OPEN_JSON: ResponseVariant = {
  type: 'application/json; charset=utf-8',
  cacheControl: 'public, max-age=0, must-revalidate',
  vary: ['Accept-Encoding', 'Authorization'],
};

/** JSON that is for one viewer, or not for caches. */
export const PERSONAL_JSON: ResponseVariant = { ...OPEN_JSON, cacheControl: 'private, no-cache' };

/** Of JSON for a viewer (contract section 1, caching). */
export const kindFor = (viewer: Viewer): ResponseVariant =>
  viewer.kind === 'anonymous' ? OPEN_JSON : PERSONAL_JSON;

/** Of a page that holds only what everybody may see. */
export const HTML: ResponseVariant = {
  type: 'text/html; charset=utf-8',
  cacheControl: 'no-cache',
  vary: ['Accept-Encoding'],
};

import type { Viewer } from '../permissions/viewer';

/** The type of a response, and who may cache it. */
export interface ResponseVariant {
  type: string;
  cacheControl: string;
  /** Request headers that the response depends on. */
  vary: readonly string[];
}

const OPEN_JSON: ResponseVariant = {
  type: 'application/json; charset=utf-8',
  cacheControl: 'public, max-age=0, must-revalidate',
  vary: ['Accept-Encoding', 'Authorization'],
};

/** JSON for one viewer only, or not to be cached. */
export const PERSONAL_JSON: ResponseVariant = { ...OPEN_JSON, cacheControl: 'private, no-cache' };

/** The variant of JSON for a viewer (contract section 1, caching). */
export const kindFor = (viewer: Viewer): ResponseVariant =>
  viewer.kind === 'anonymous' ? OPEN_JSON : PERSONAL_JSON;

/** HTML with public content only. */
export const HTML: ResponseVariant = {
  type: 'text/html; charset=utf-8',
  cacheControl: 'no-cache',
  vary: ['Accept-Encoding'],
};
